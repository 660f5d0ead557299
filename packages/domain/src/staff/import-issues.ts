/** Why a row of an imported file is refused. Wordings are labels `import.<issue>`. */
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
