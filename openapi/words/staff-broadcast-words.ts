/** Messages to many, deliveries and the inbox: of the staff document. */
const wanted = 'Who should get it. Nothing chosen: everyone with a complete account.'
const languageOnly = 'Only people with this language. Null: all.'
const givenUp =
  'Why it was given up. `signed-out`: our access was refused. `recipient`: there is none, or they take nothing. `content`: what we sent was refused.'
const again = 'How many are sent again.'
const stateOfMessage =
  '`waiting`: for a second person. `scheduled`: for its time, or the end of the quiet hours. `running`: it is sent now. `stopped` and `sent` ones can be sent again to those that they did not reach.'

export const staffBroadcastWords = {
  // Messages
  EnglishTitle: 'The title in English.',
  EnglishBody: 'The text in English.',
  SpanishTitle: 'The title in Spanish.',
  SpanishBody: 'The text in Spanish.',
  'Broadcast.state': stateOfMessage,
  'sendBroadcast.state': stateOfMessage,
  'Broadcast.channels': 'How people get it. The inbox always has it.',
  'Broadcast.sendAt': 'When it is or was due.',
  'Broadcast.urgentReason': 'Why it is sent in the quiet hours too. Null: it waits for their end.',
  createdBy: 'Who wrote it. Null: not known.',
  approvedBy: 'The second person, who approved it. Null: none did.',
  isMine: 'Whether you wrote it.',
  'Broadcast.counts': 'How far it has come.',
  'Broadcast.counts.parts': 'In how many parts it is sent.',
  partsDone: 'How many of them are sent.',

  // Audiences
  options: wanted,
  'options.language': languageOnly,
  'BroadcastAudience.language': languageOnly,
  autoPayEnabled: 'People who pay by autopay.',
  hasSavedPaymentMethod: 'People with a saved card or bank account.',
  hasUtilityAccount: 'People with a water account.',
  'AudienceChoices.options': 'How many people each option has.',
  'AudienceChoices.options.autoPayEnabled': 'How many people pay by autopay.',
  'AudienceChoices.options.hasSavedPaymentMethod':
    'How many people have a saved card or bank account.',
  'AudienceChoices.options.hasUtilityAccount': 'How many people have a water account.',
  'AudienceChoices.options.noActivities': 'How many people have sent no request.',
  'AudienceChoices.total': 'How many people take announcements.',
  languages: 'How many people have each language.',
  'languages.en': 'People who read English.',
  'languages.es': 'People who read Spanish.',
  'AudienceChoices.districts': 'How many people live in each pickup district.',
  'districts.code': 'The code of the district.',
  'districts.count': 'How many people live there.',
  routes: 'How many people have their garbage collected on each weekday.',
  'routes.day': 'The weekday; 1 is Monday.',
  'routes.count': 'How many people.',
  'AudienceChoices.boards': 'The boards, and how many people follow each.',
  'AudienceChoices.boards.nameEs': 'The name in Spanish. Null: not yet translated.',
  'saveAudience.name': 'The name of the audience.',
  'countAudience.count': 'How many people it would reach.',
  'testBroadcast.language': 'The language to send it in.',

  // Deliveries
  'listUndelivered.data': 'The deliveries of the page.',
  attempts: 'How often it was tried.',
  failure: givenUp,
  'dead.count': 'How many were given up.',
  latestAt: 'When the last of them was given up.',
  replayed: again,
  'replayDeliveries.ids': 'The ids of the deliveries.',
  'hours.from': 'When the hour began.',
  'hours.mail': 'Emails that left in this hour.',
  'hours.push': 'Pushes that left in this hour.',

  // The inbox
  'listInbox.data': 'The notifications of the page.',
  isUnread: 'Whether you have not read it.',
  unread: 'How many you have not read.',
  'setInboxSettings.settings': 'How you want to be notified, for each kind that changes.',

  // Callers that were slowed down
  'Slowdown.app': 'The app that was called.',
  refusals: 'How many requests were refused.',
} as const
