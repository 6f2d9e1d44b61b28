import { textPieces, withoutGaps } from '../../domain/links';

/** What somebody wrote, with links that open in a tab of its own, whose page learns nothing of this one [ME-12]. */
export function MessageText({ text }: { text: string }) {
  const pieces = textPieces(withoutGaps(text)).map((piece, place) => ({ ...piece, place }));
  return pieces.map(({ text: words, href, place }) =>
    href === null ? (
      <span key={place}>{words}</span>
    ) : (
      <a
        key={place}
        href={href}
        dir="ltr"
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
      >
        {words}
      </a>
    ),
  );
}
