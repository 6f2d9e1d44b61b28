/** A file of its own: to import the package itself on demand, the entry would hold code of webpack only for it. */
export { default as SockJs } from 'sockjs-client';
