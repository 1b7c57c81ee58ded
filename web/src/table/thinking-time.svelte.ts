/** Whether somebody thinks for a while already: not said of those who move at once. To be made while a component is set up. */
const THINKING_MS = 600;

export class ThinkingTime {
  isLong = $state(false);

  /** `isRunning`: somebody is to move; whatever it reads begins the time anew. */
  constructor(isRunning: () => boolean) {
    $effect(() => {
      if (!isRunning()) return;
      this.isLong = false;
      const later = setTimeout(() => (this.isLong = true), THINKING_MS);
      return () => clearTimeout(later);
    });
  }
}
