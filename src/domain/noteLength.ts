/** The longest text of a note, in UTF-16 units as a text area counts them. */
export const maxNoteLength = 2000;
