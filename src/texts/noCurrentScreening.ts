export const noCurrentScreeningTexts = {
  title: 'Kein Screening vorhanden!',
  text: 'Es wurde dir noch kein Screening zugeordnet. Bitte lass dir von deinem Trainer ein Screening zuordnen.',
  writeToTrainer: 'Nachricht an den Trainer',
  toAssign: {
    text: 'Noch keiner deiner Athleten hat ein Screening. Wähl Athleten aus und weise ihnen eins zu.',
    action: 'Zu den Athleten',
  },
} as const;
