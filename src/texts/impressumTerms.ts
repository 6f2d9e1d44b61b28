/** Paragraphs by the title of their section, in the order shown. */
export type LegalSections = Readonly<Record<string, readonly string[]>>;

/** The general terms, §1 to §16 [IM-2, IM-3]. The numbers in them are legal text; the app does not enforce them. */
export const termsSections: LegalSections = {
  '§ 1 Geltungsbereich': [
    'Diese Bedingungen gelten für alle Leistungen, die [Name des Betreibers] (im Folgenden: Anbieter) mit der App Athletik Screening erbringt. Abweichende Bedingungen des Kunden gelten nur, wenn der Anbieter ihnen schriftlich zustimmt.',
  ],
  '§ 2 Leistungen': [
    'Der Anbieter stellt eine App bereit, mit der Trainer und Athleten Bewegungsscreenings durchführen, auswerten und daraus abgeleitete Übungen trainieren. Umfang und Ausprägung ergeben sich aus dem jeweiligen Angebot.',
  ],
  '§ 3 Vertragsschluss': [
    'Ein Vertrag kommt zustande, wenn der Anbieter eine Bestellung bestätigt oder das Benutzerkonto freischaltet. Angebote des Anbieters sind bis dahin freibleibend.',
  ],
  '§ 4 Benutzerkonto': [
    'Zugangsdaten sind persönlich und geheim zu halten. Wer vermutet, dass jemand anderes sie kennt, teilt das dem Anbieter unverzüglich mit. Der Anbieter darf ein Konto sperren, solange ein Missbrauch zu befürchten ist.',
  ],
  '§ 5 Mitwirkung des Kunden': [
    'Der Kunde sorgt für geeignete Geräte und einen Internetzugang und macht Angaben vollständig und richtig. Verzögerungen, die entstehen, weil er daran nicht mitwirkt, gehen nicht zu Lasten des Anbieters.',
  ],
  '§ 6 Nutzungsrechte': [
    'Der Kunde erhält für die Dauer des Vertrags das einfache, nicht übertragbare Recht, die App mit ihren Texten und Videos für den eigenen Trainingsbetrieb zu nutzen. Alle weiteren Rechte bleiben beim Anbieter.',
  ],
  '§ 7 Gesundheit': [
    'Screenings und Übungen ersetzen keine ärztliche Untersuchung oder Behandlung. Wer Schmerzen oder gesundheitliche Zweifel hat, bricht die Übung ab und holt ärztlichen Rat ein.',
  ],
  '§ 8 Verfügbarkeit': [
    'Der Anbieter hält den Server mit der üblichen Sorgfalt verfügbar. Wartungen kündigt er nach Möglichkeit an. Ohne Verbindung zum Server bleiben Aufzeichnungen auf dem Gerät, bis sie übertragen werden können.',
  ],
  '§ 9 Termine und Nachfrist': [
    'Termine sind nur verbindlich, wenn sie schriftlich vereinbart sind. Gerät der Anbieter in Verzug, kann der Kunde erst vom Vertrag zurücktreten, nachdem eine von ihm gesetzte Nachfrist von sechs Wochen erfolglos abgelaufen ist.',
  ],
  '§ 10 Abnahme': [
    'Individuell erstellte Leistungen prüft der Kunde innerhalb von 14 Tagen nach der Übergabe. Meldet er in dieser Frist keinen wesentlichen Mangel, gelten sie als abgenommen.',
  ],
  '§ 11 Preise und Zahlung': [
    'Es gelten die vereinbarten Preise zuzüglich der gesetzlichen Umsatzsteuer. Rechnungen sind ohne Abzug innerhalb der angegebenen Frist zu zahlen.',
    'Bei Zahlungsverzug werden Zinsen in Höhe von 5 % über dem Basiszinssatz der Zentralbank fällig. Der Nachweis eines höheren Schadens bleibt vorbehalten.',
  ],
  '§ 12 Gewährleistung': [
    'Die Gewährleistung beträgt 12 Monate ab der Übergabe oder Abnahme. Der Anbieter behebt gemeldete Mängel zunächst durch Nachbesserung; schlägt sie fehl, stehen dem Kunden die gesetzlichen Rechte zu.',
    'Nachbesserungen verlängern die Gewährleistung höchstens auf insgesamt 18 Monate.',
  ],
  '§ 13 Haftung': [
    'Der Anbieter haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei einfacher Fahrlässigkeit haftet er nur für die Verletzung wesentlicher Pflichten, begrenzt auf den vorhersehbaren, typischen Schaden.',
  ],
  '§ 14 Vertraulichkeit und Datenschutz': [
    'Beide Seiten behandeln vertrauliche Informationen der anderen vertraulich, auch nach dem Ende des Vertrags. Für personenbezogene Daten gilt der Datenschutzhinweis auf dieser Seite.',
  ],
  '§ 15 Laufzeit und Kündigung': [
    'Laufzeit und Kündigungsfrist ergeben sich aus dem Angebot. Das Recht, aus wichtigem Grund fristlos zu kündigen, bleibt unberührt. Nach dem Ende des Vertrags kann der Kunde seine Daten verlangen, bevor sie gelöscht werden.',
  ],
  '§ 16 Schlussbestimmungen': [
    'Es gilt deutsches Recht. Gerichtsstand ist, soweit gesetzlich zulässig, der Sitz des Anbieters.',
    'Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. Änderungen dieser Bedingungen bedürfen der Schriftform.',
  ],
};
