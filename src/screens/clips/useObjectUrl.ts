import { useEffect, useState } from 'react';

/** Returns what gives bytes an address in this page. The former one, and the last one, are given back. */
export const useObjectUrl = (): ((bytes: Blob) => string) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return (bytes) => {
    const next = URL.createObjectURL(bytes);
    setUrl(next);
    return next;
  };
};
