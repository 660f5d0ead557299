/** Why a row of an imported file is rejected. Wordings are the labels `import.<issue>`. */
export const importIssues = [
  'missing',
  'tooLong',
  'notADay',
  'notANumber',
  'notAnEmail',
  'notATime',
  'notAPhone',
  'unknownLanguage',
  'unknownPayment',
  'formula',
  'controlCharacter',
  'endsBeforeItStarts',
  'stayTooLong',
  'inThePast',
  'noGuests',
  'unknownRoomType',
  'unknownRoom',
  'roomOfAnotherType',
  'roomTaken',
  'twiceInThisFile',
  'alreadyCheckedIn',
  'wrongColumnCount',
] as const

export type ImportIssue = (typeof importIssues)[number]
