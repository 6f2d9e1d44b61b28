import { byteText } from './byteText';

/** What the bytes from 128 on mean in code page 850, in which DOS and its heirs write; browsers do not know it. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const fromUpperHalf = (character: string): string => upperHalf.charAt(character.charCodeAt(0) - 0x80);

/** Returns the text that these bytes are in code page 850. */
export const decodeCodePage850 = (bytes: Uint8Array): string =>
  byteText(bytes).replace(/[\x80-\xff]/g, fromUpperHalf);
