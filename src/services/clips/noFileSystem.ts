/** In place of the file system that mediabunny has in Node: the build puts it there. */
export const fs = undefined;
