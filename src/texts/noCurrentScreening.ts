export const noCurrentScreeningTexts = {
  title: 'Kein Screening vorhanden!',
  text: 'Es wurde dir noch kein Screening zugeordnet. Bitte lass dir von deinem Trainer ein Screening zuordnen.',
  writeToTrainer: 'Nachricht an den Trainer',
} as const;
