import { memberImportTexts } from '../../../texts/memberImport';

const { columns, choose } = memberImportTexts;

/** With a byte order mark, by which Excel knows UTF-8, and with the delimiter of a German Excel. */
const exampleText = `\uFEFF${[Object.values(columns).join(';'), ...choose.exampleRows].join('\r\n')}\r\n`;

/** Saves an example of a list on the person's device. */
export const saveExample = (): void => {
  const url = URL.createObjectURL(new Blob([exampleText], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = choose.exampleName;
  link.click();
  // Safari reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
