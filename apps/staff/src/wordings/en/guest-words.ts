export const guestWordsWords = {
  'guestWords.title': 'Guests’ words',
  'guestWords.mean': '{mean} of 5 in the last 30 days, {n, plural, one {# answer} other {# answers}}',
  'guestWords.none.title': 'Nobody has said anything yet',
  'guestWords.none.text': 'Guests are asked on the thanks after arriving, and when they have checked out.',
  'guestWords.newest': 'Newest',
  'guestWords.older': 'Older',
  'guestWords.day': 'Day',
  'guestWords.rating': 'Rating',
  'guestWords.said': 'What they said',
  'guestWords.about.stay': 'the stay',
  'guestWords.about.arrival': 'the arrival',
  'guestWords.stars': '{n, plural, one {# star} other {# stars}} of 5',
} as const satisfies Record<string, string>
