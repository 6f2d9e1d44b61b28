import { maxFileBytes, textOfFile } from '../../../domain/memberFile';

/** Returns the text of a list, or why it cannot be read. Never rejects: a file can be gone when it is read. */
export const readFile = async (file: File): Promise<ReturnType<typeof textOfFile>> => {
  if (file.size > maxFileBytes) return { fault: { kind: 'large' } };
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { fault: { kind: 'unreadable' } };
  }
};
