import { type FileFault, maxFileBytes } from '../../../domain/memberFile';

/** Returns the bytes of a file, or its fault. Never rejects: a file can be gone or changed when it is read. */
export const readFile = async (file: File): Promise<{ bytes: Uint8Array } | { fault: FileFault }> => {
  if (file.size > maxFileBytes) return { fault: { kind: 'large' } };
  try {
    return { bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { fault: { kind: 'unreadable' } };
  }
};
