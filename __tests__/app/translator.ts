/** What the page shows of a text: the element of the translator, and the node and text of React. */
interface Translation {
  shown: Element;
  node: Text;
  text: string;
}

/** Texts that a translator leaves alone. */
const untouched = 'script, style, option, textarea, [translate="no"]';

const textsBelow = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/**
 * A translator as browsers have it: it puts each text of the page into two elements of its own, as soon as the text
 * is there. React keeps the node that it has made, which is not in the page any more.
 */
export class Translator {
  readonly #translations: Translation[] = [];
  readonly #observer = new MutationObserver(() => this.translate());

  constructor() {
    this.#observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    this.translate();
  }

  /** Translates what is new. A browser does that by itself a moment later. */
  translate() {
    for (const node of textsBelow(document.body)) {
      if (node.data === '' || node.parentElement?.closest(`font, ${untouched}`)) continue;
      const shown = document.createElement('font');
      const inner = shown.appendChild(document.createElement('font'));
      inner.textContent = node.data;
      node.replaceWith(shown);
      this.#translations.push({ shown, node, text: node.data });
    }
    this.#observer.takeRecords();
  }

  /** The texts that React has changed, and whose old words the page still shows. */
  get stale(): string[] {
    return this.#translations
      .filter(({ shown, node, text }) => shown.isConnected && node.data !== text)
      .map(({ node }) => node.data);
  }

  /** The number of texts that it has translated. */
  get count() {
    return this.#translations.length;
  }

  stop() {
    this.#observer.disconnect();
  }
}
