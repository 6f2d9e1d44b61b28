/** The longest message, in UTF-16 units as a text input counts them. */
export const maxMessageLength = 4000;
