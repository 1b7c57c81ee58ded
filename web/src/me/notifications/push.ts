/** This browser's push subscription, as the server needs it. */
import type { PushWanted } from "../../wire.gen";

/** Over plain HTTP, and in some browsers, there is none. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const keyText = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The endpoint of this browser, if it has subscribed. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks the person, and the browser's push service. null: one of them does not want to. */
export async function subscribe(serverKey: string): Promise<PushWanted | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  try {
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(serverKey),
    });
    return { endpoint: made.endpoint, p256dh: keyText(made.getKey("p256dh")), auth: keyText(made.getKey("auth")) };
  } catch {
    return null; // no push service, or it does not answer
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
