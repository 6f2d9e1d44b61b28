/** The address of the icons, in place of the one with a hash that webpack makes. */
export default '/icons.svg';
