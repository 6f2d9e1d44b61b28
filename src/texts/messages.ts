/**
 * Texts of the messages page. The first five are given by the specification, with their spelling [ME-1, ME-4, ME-6].
 */
export const messagesTexts = {
  conversations: 'Konversationen',
  noConversation: 'Keine Konversation',
  pickContact: 'Wählen ein von eingelistete Athleten aus um eine Konversation anzufangen',
  noContact: 'Noch Kein Athlet Ihnen zugefügt',
  unknownParticipant: 'Not Found',
  compose: 'Neue Konversation',
  close: 'Schließen',
  back: 'Zurück zu Konversationen',
  choose: 'Wähle eine Konversation',
  threadWith: (name: string) => `Nachrichten mit ${name}`,
  noMessage: 'Noch keine Nachricht',
  message: 'Nachricht',
  send: 'Senden',
  sent: 'gesendet',
  sending: 'wird gesendet',
  waiting: 'wartet auf Verbindung',
  notSent: (reason: string) => `nicht gesendet: ${reason}`,
  notSaved: (reason: string) => `nicht gespeichert: ${reason}`,
  sendAgain: 'Erneut senden',
  remove: 'Entfernen',
  today: 'Heute',
  yesterday: 'Gestern',
  reload: 'Erneut laden',
} as const;
