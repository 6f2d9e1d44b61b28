/** What the login page of a demo server offers. */
export const demoTexts = {
  title: 'Das ist eine Demo',
  product: ['Kurze Tests zeigen, wie gut du dich bewegst.', 'Daraus entsteht dein Trainingsplan mit Videos.'],
  offline: 'Alles geht auch ohne Netz.',
  asTrainer: 'Als Trainerin ansehen',
  asAthlete: 'Als Athletin ansehen',
} as const;
