/** Texts for an address without https: there browsers keep no app, so nothing opens without a network [CL-7]. */
export const plainHttpTexts = {
  warning:
    'Unter dieser Adresse öffnet sich die App nicht ohne Netz, weil sie nicht mit https:// beginnt. Was du hier speicherst, bleibt auf diesem Gerät. Bevor du dorthin gehst, wo kein Netz ist: Frag, wer den Server betreibt, nach einer Adresse mit https.',
} as const;
