/** Lets one go on at a time, in the order of asking. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Waits for the turn. Returns the function that ends it. */
  async take(): Promise<() => void> {
    const former = this.last;
    let end = () => {};
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    await former;
    return end;
  }
}
