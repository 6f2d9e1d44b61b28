import { xsrfPairs } from '../contract/xsrf';

/**
 * Repeats the XSRF cookies of this page in headers [API-3]. Leaves out a cookie that is malformed or that no header can
 * carry: it is from another program on this host, and one match is enough [CO-17, API-48].
 */
export const setXsrfHeaders = (headers: Headers): void => {
  for (const { cookie, header } of xsrfPairs) {
    const value = document.cookie.match(`(?:^|;\\s*)${cookie}=([^;]*)`)?.[1];
    try {
      if (value) headers.set(header, decodeURIComponent(value));
    } catch {}
  }
};
