/** A second table of names and scripts that often cause errors. */
export const otherSurnames: Readonly<Record<string, readonly string[]>> = {
  vietnamese: list(`Võ|Đinh|Vũ|Phan Thị|Hoàng|Lý|Trương|Đoàn|Mạc|Đặng Văn`),
  hungarian: list(`Szűcs|Kőszegi|Vörösmarty|Fülöp|Györgyi|Bartók|Kossuth-Nagy|Móricz|Fűrész|Hegedűs`),
  icelandic: list(`Þorgrímsdóttir|Ásgeirsson|Örnólfsdóttir|Ægisdóttir|Hrafnkelsson|Kjartansdóttir|Eyþórsson`),
  arabicInLatin: list(
    `al-Khwārizmī|El-Sayed|Abu Zayd|Bin Salman|bint Khalid|Al Maktoum|Abdul-Rahman|Ben-Youssef|Aboulʿela|As-Sabah|Ash-Shaykh|Abd El Aziz`,
  ),
  pinyin: list(`Lǚ|Ouyang|Zhū|Xú|Sīmǎ|Zhuge|Qián|Lü`),
  greek: list(
    `Παπανικολάου|Καραγιάννης|Μπουζούκης|Ντόκος|Γκίκας|Τζαβέλας|Οικονόμου|Λάμπρου|Υψηλάντης|Μαυρογένης|Ξυλούρης`,
  ),
  cyrillic: list(
    `Достоевский|Щукин|Ющенко|Хачатурян|Ёлкин|Гоголь|Дьяченко|Цой|Тимошенко|Ђинђић|Живковић|Недељковић|Петров-Водкин|Ільїн`,
  ),
  turkish: list(`Çığlık|İnan|Işıklı|Türkoğlu|Kırgız|Şimşek|Ünlü|İpek|Ayyıldız`),
  irish: list(
    `O'Sullivan|MacDonald|McGregor|Mac an Bhaird|Nic Dhonnchadha|Ó Briain|O' Connor|D’Arcy|M'Gill|St. John|Saint-Clair`,
  ),
  portuguese: list(
    `de Sousa e Silva|dos Reis Ferreira|da Conceição Lopes|do Vale|Corrêa|Guimarães dos Anjos|Sant’Ana|de Sá-Carneiro`,
  ),
  double: list(
    `Smith-Jones|Müller–Schmidt|Leutheusser-Schnarrenberger|Saint‑Exupéry|García-Lorca Martínez|Ramón y Cajal|Lloyd Webber`,
  ),
  oneLetter: list(`O|E|Ö|Å|U|Y`),
  african: list(`N'Diaye|M’Bappé|Nga'ang'a|Ngũgĩ|Okónkwọ|Ṣóyínká`),
  elsewhere: list(
    `Gruffudd ap Rhys|’t Hooft|van 't Hooft|ʻAkauʻola|Žďárský|Ibarretxe|Añez|Ðorđević|Õispuu|Ünal-Şahin|Ruiz de la Prada`,
  ),
}

/** Other spellings of a name: in another alphabet, without its article, only the first part. */
export const typedAs: readonly (readonly [known: string, typed: string])[] = [
  ['Szűcs', 'Szucs|SZUECS'],
  ['Þorgrímsdóttir', 'Thorgrimsdottir|Porgrimsdottir'],
  ['Eyþórsson', 'Eythorsson|EYTHORSSON'],
  ['al-Khwārizmī', 'Khwarizmi|alkhwarizmi|Al Khwarizmi'],
  ['El-Sayed', 'Sayed|Elsayed|AL SAYED'],
  ['As-Sabah', 'Sabah|Al-Sabah|ASSABAH|As Sabah'],
  ['Ash-Shaykh', 'Shaykh|al-Shaykh'],
  ['Abdul-Rahman', 'Abdulrahman|Abd al-Rahman|Abdel Rahman'],
  ['Lü', 'Lu|LYU|Lv|LUE'],
  ['Lǚ', 'LYU|lu'],
  ['Μπουζούκης', 'Bouzoukis|Mpouzoukis|ΜΠΟΥΖΟΥΚΗΣ'],
  ['Λάμπρου', 'LAMPROU|Labrou'],
  ['Ντόκος', 'Ntokos|Dokos'],
  ['Γκίκας', 'GKIKAS|Gikas'],
  ['Οικονόμου', 'OIKONOMOU'],
  ['Υψηλάντης', 'Ypsilantis'],
  ['Достоевский', 'DOSTOEVSKII|Dostoevsky|Dostoyevsky'],
  ['Ёлкин', 'ELKIN|Yolkin|Елкин'],
  ['Соловьёв', 'SOLOVEV|Solovyov'],
  ['Хачатурян', 'KHACHATURIAN|Khachaturyan'],
  ['Дьяченко', 'DIACHENKO|Dyachenko'],
  ['Зеленський', 'Zelenskyi|Zelenskyy|Zelensky|ZELENSKII'],
  ['Ђинђић', 'Đinđić|Dindic|Djindjic'],
  ['Живковић', 'Živković|ZIVKOVIC'],
  ['Петров-Водкин', 'Petrov|Petrov Vodkin'],
  ['İnan', 'inan|INAN|ınan'],
  ['Işıklı', 'ISIKLI|isikli|ışıklı'],
  ["O'Sullivan", 'OSullivan|O Sullivan|O’Sullivan'],
  ['St. John', 'St John|Saint John|STJOHN'],
  ['D’Arcy', 'Darcy|Arcy|D ARCY'],
  ['de Sousa e Silva', 'Sousa|Sousa e Silva|Sousa Silva'],
  ['García-Lorca Martínez', 'García|Garcia Lorca|GARCIA LORCA MARTINEZ'],
  ['Ramón y Cajal', 'Ramon|Ramon Cajal'],
  ["van 't Hooft", 'Hooft|van t Hooft'],
  ['Ö', 'O|OE'],
  ['Å', 'A|AA'],
]

function list(names: string): readonly string[] {
  return names.split('|')
}
