export const loginTexts = {
  claim: 'Bewegung prüfen, gezielt trainieren.',
  title: 'Login',
  username: 'Benutzername',
  password: 'Passwort',
  missing: { username: 'Benutzername erforderlich', password: 'Passwort erforderlich' },
  submit: 'Login',
  forgotten: 'Passwort vergessen ?',
  late: 'Die App lädt noch. Prüf die Verbindung.',
} as const;
