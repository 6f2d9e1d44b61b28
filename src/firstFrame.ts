/**
 * The script of the page of a first visit. What is in the template of that page begins only after the first frame,
 * which shows the sign-in: the entry of the app, and what is fetched beside it.
 */
const begin = () => {
  const later = document.querySelector('template');
  if (later) document.head.append(later.content);
};

// A hidden tab has no frames. What follows a frame is still before it is on the screen, so this waits for the second.
if (document.hidden) begin();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));

export {};
