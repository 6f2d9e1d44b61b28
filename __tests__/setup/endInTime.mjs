/** Milliseconds in which a run ends after its last test. */
const patience = 30_000;

/**
 * Ends a run whose tests are over and that does not end by itself, as a failure: a test that failed may have left
 * something open, and then nobody would see why it failed.
 */
export default function endInTime() {
  const end = () => {
    console.error(`Something that a test has opened is still open after ${patience} ms.`);
    process.exit(1);
  };
  setTimeout(end, patience).unref();
}
