import { readFileSync } from 'node:fs';

/** A block of commands in a page. */
export interface Block {
  page: string;
  text: string;
}

const pages = ['docs/operations.md', 'docs/erste-stunde.md', 'docs/export.md'];

/** Every block of commands in the pages for those who run a server, and every line of a crontab without its times. */
export const printedBlocks: readonly Block[] = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^```(sh|crontab)\n(.*?)^```$/gms)].map(
    ([, language, text = '']) => ({
      page,
      text: language === 'sh' ? text : text.replaceAll(/^(?:\S+ ){5}/gm, ''),
    }),
  ),
);

/** How a block is found, by its beginning, and what is done with it. */
export const walkedBlocks = {
  start: /^NODE_ENV=production /,
  tls: /^sed 's\/club/,
  backup: /^npm run backup$/m,
  restore: /^npm run restore -- data\/backups\/daily-\S+\.sqlite$/m,
  transfer: /^npm run server:export /,
  timer: /^cd \/opt\/athletik-screening && DATABASE_URL=/,
  restoreDump: /^npm run restore -- data\/backups\/daily-\S+\.dump /,
} as const;

/** Blocks that no test runs, with the reason. They are only read: by a shell, and for the names in them. */
export const readBlocks: readonly { beginning: RegExp; reason: string }[] = [
  {
    beginning:
      /^(?:cp deploy\/\.env\.example|(?:umask 077\n)?docker compose|cd \/opt\/athletik-screening && docker compose) /,
    reason: 'needs a container engine',
  },
  { beginning: /^npm ci /, reason: 'needs the registry, and builds: `npm run deployable` does both' },
];

/** Returns the one block of that kind. */
export const printed = (kind: keyof typeof walkedBlocks): string => {
  const [block, ...others] = printedBlocks.filter(({ text }) => walkedBlocks[kind].test(text));
  if (!block || others.length > 0) throw new Error(`There is not one block for ${kind}.`);
  return block.text;
};
