/** Real surnames as found in hotels' books, by language. */
export const surnames: Readonly<Record<string, readonly string[]>> = {
  spanish: list(
    `García López|Fernández de Córdoba|Núñez|Ibáñez Muñoz|de la Fuente|Ortega y Gasset|del Río|Peña|Güell|Sáenz de Santamaría|de los Ríos|Yáñez`,
  ),
  catalan: list(`Puig i Cadafalch|Martí|Sant Jordi|Güell|Bonvehí|Vallès|Pons i Rius|Casacuberta|Solé|Ràfols|d'Ors`),
  portuguese: list(`da Silva|dos Santos|Gonçalves|Magalhães|Simões|de Sá|Conceição|Araújo|Brandão|e Sousa|das Neves`),
  french: list(
    `Lefèvre|de Gaulle|d'Estaing|Lefebvre-Dupont|Françoise|Noël|Île|L'Heureux|du Bellay|Beauséjour|Œuvrard|de La Rochefoucauld`,
  ),
  italian: list(
    `D'Angelo|Dell'Acqua|De Luca|Di Niccolò|Lo Presti|Della Valle|Degli Esposti|Rossi|Esposito|Forlì|Nicolò`,
  ),
  german: list(
    `Müller|Weiß|Schäfer|Größl|von der Leyen|zu Guttenberg|Köhler|Müller-Lüdenscheidt|Jürgens|von und zu Liechtenstein|Öztürk|Bäcker`,
  ),
  dutch: list(
    `van den Berg|van der Meer|de Vries|van 't Hoff|ten Brink|ter Horst|IJsselmuiden|van Dijk|in 't Veld|op den Kamp|Coördes`,
  ),
  danish: list(`Sørensen|Østergaard|Kjær|Møller|Nørgård|Bülow|Æbelø|Jørgensen|Søndergaard|Thygesen`),
  swedish: list(`Åkesson|Öberg|Lindström|Sjöberg|af Klint|Ångström|Håkansson|Nyström|Björk|Malmö`),
  norwegian: list(`Ødegård|Øverland|Håland|Bjørnstad|Åsen|Næss|Sæther|Skjæveland|Grønn|Strøm`),
  finnish: list(`Mäkinen|Hämäläinen|Väisälä|Järvinen|Pöysti|Ylönen|Korhonen|Määttä|Åström|Sillanpää`),
  icelandic: list(
    `Guðmundsson|Þórðarson|Sigurðardóttir|Ævarsson|Björnsdóttir|Jónsson|Ólafsdóttir|Þorsteinsson|Hallgrímsson|Eiðsson`,
  ),
  polish: list(`Łukaszewicz|Wiśniewski|Wójcik|Żółtowski|Śliwa|Dąbrowski|Gołąb|Źródło|Jabłoński|Krzyżanowski`),
  czech: list(`Dvořák|Novák|Černý|Růžička|Šťastný|Žižka|Hájek|Kučera|Procházková|Říha`),
  slovak: list(`Kováč|Ďurica|Ľudovít|Hruška|Štúr|Vargová|Ťažký|Ôstrov|Žilka|Kráľ`),
  hungarian: list(`Kovács|Szőke|Nagy|Kőműves|Tóth|Fűzfa|Széchényi|Győri|Bördős|Hollósy`),
  romanian: list(`Ionescu|Ștefănescu|Țurcanu|Brâncuși|Păun|Dănilă|Mureșan|Bălan|Şerban|Ciobănița`),
  croatian: list(`Đoković|Petrović|Šimić|Ćosić|Čavić|Žarković|Anđelić|Hrvatić|Ljubičić|Đurđević`),
  turkish: list(`Yılmaz|Öztürk|Şahin|Çelik|Güneş|Doğan|Işık|Kılıç|Aydın|Ağaoğlu`),
  azerbaijani: list(`Əliyev|Məmmədov|Hüseynov|Qasımov|Əsgərova|Rəhimli|Şıxəliyev|Nəzərov|Cəfərov|Ələkbərov`),
  vietnamese: list(`Nguyễn|Trần|Lê|Phạm|Huỳnh|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương`),
  irish: list(
    `O'Brien|Ó Súilleabháin|Mac Giolla Phádraig|McDonagh|Ní Bhriain|O’Neill|Ó Séaghdha|Fitzgerald|Uí Néill|O'Shea`,
  ),
  maltese: list(`Ħaż-Żebbuġ|Għirxi|Ċilia|Borġ|Żammit|Saliba|Xuereb|Ħili|Għawdxi|Buġeja`),
  latvian: list(`Bērziņš|Kalniņa|Ozoliņš|Āboliņš|Ķēniņš|Šmits|Žagars|Ģērmanis|Ļaudams|Zvirbulis`),
  lithuanian: list(
    `Žukauskas|Šimkūnas|Čiurlionis|Ąžuolas|Kęstutis|Įnirtis|Ūsas|Petrauskienė|Jančiauskaitė|Grybauskaitė`,
  ),
  estonian: list(`Tõnisson|Jõgi|Käärik|Üksik|Mägi|Põld|Šoberg|Rõõm|Õunapuu|Väli`),
  hausa: list(`Ɗanladi|Ɓagudo|Ƙaura|Ƴaƴa|Garɓa|Maiɗaki|Ƙanƙara|Ɗan Fodio|Sa'idu|Aliyu`),
  sami: list(`Ŋuolla|Guttorm|Čohkka|Đuođđi|Márjá|Ŧuoris|Sárá|Nágga|Šiellju|Ráhkká`),
  uzbek: list(`Oʻrinov|Gʻulomov|Toʼraqulov|Soʻfiyev|Yoʻldoshev|Xoʻjayev|Isʼhoqov|Moʻminov|Joʻrayev|Qoʻqonov`),
  hawaiian: list(`Kahoʻolawe|Kealiʻi|Nāinoa|Kūhiō|Liliʻuokalani|Keʻalohi|Hōkūleʻa|Kaʻahumanu|Kamāmalu|Kapiʻolani`),
  arabicInLatin: list(
    `al-Hassan|El Amrani|bin Laden|ibn Saʿīd|Abū Bakr|Ben Ali|al-Ḥusayn|ʿAbd al-Raḥmān|Ould Dadah|Aït Benhaddou`,
  ),
  greek: list(
    `Παπαδόπουλος|Γεωργίου|Νικολάου|Ευαγγέλου|Χατζηδάκης|Θεοδώρου|Μπακογιάννη|Ψαράς|Κωνσταντίνου|Αγγελόπουλος`,
  ),
  russian: list(`Чайковский|Иванов|Щербаков|Королёв|Юдин|Яковлева|Жуков|Хрущёв|Цветаева|Соловьёв`),
  ukrainian: list(`Шевченко|Григоренко|Їжакевич|Єфремов|Ґудзь|Зеленський|Кравчук|Костенко|Лісовий|Мельник`),
  chinese: list(`王|李|张|刘|陈|杨|黄|赵|吴|周`),
  korean: list(`김|이|박|최|정|강|조|윤|장|임`),
  japanese: list(`タナカ|スズキ|サトウ|ヤマダ|ガトウ|カトウ|ハヤシ|バヤシ|パク|コバヤシ`),
  hindi: list(`शर्मा|वर्मा|गुप्ता|सिंह|मिश्रा|तिवारी|यादव|पटेल|जोशी|मेहता`),
  thai: list(`ทองดี|สุขใจ|แสงทอง|บุญมี|ศรีสุข|จันทร์|วงศ์|ใจดี|พรหม|รักไทย`),
  arabic: list(`الحسن|محمود|عبد الرحمن|الأحمد|القاسم|المصري|يوسف|إبراهيم|الزهراني|آل سعود`),
  hebrew: list(`כהן|לוי|מזרחי|פרץ|ביטון|דהן|אברהם|פרידמן|אזולאי|שַׁלוֹם`),
}

function list(names: string): readonly string[] {
  return names.split('|')
}
