/** Articles, news, texts, links, feeds and search words as staff edit them: of the staff document. */
const untranslated = 'Null: not yet translated.'
const versionState =
  '`draft`. `scheduled`: it will be published. `published`: residents read it. `replaced`: they read it before.'
const authorOfVersion = 'Who wrote it. Null: it was there before, or their account is gone.'
const versionNumber = 'The number of the version; the first is 1.'
const versionNote = 'What changed, and why, as its author wrote.'
const alertTime = '`hh:mm AM` or `hh:mm PM`, in the city’s time'
const feedAddress = 'The address of the feed.'
const feedKind = 'Whether the feed has news or events.'

export const staffContentWords = {
  // Versions
  'listContent.data': 'What is on the page.',
  titleEs: 'The title in Spanish. Null or empty: none.',
  'ListedContent.titleEs': `The title in Spanish. ${untranslated}`,
  layoutItemsEs: `The parts of the page in Spanish, in order. ${untranslated}`,
  isPublished: 'Whether residents can see it.',
  'ContentItem.open.number': versionNumber,
  'ContentItem.open.state': versionState,
  'ContentItem.open.note': versionNote,
  'ContentItem.open.by': authorOfVersion,
  'ContentVersion.number': versionNumber,
  'ContentVersion.state': versionState,
  'ContentVersion.note': versionNote,
  'ContentVersion.by': authorOfVersion,
  savedAt: 'When it was saved.',
  'ListedContent.savedAt': 'When it was last saved. Null: staff never edited it.',
  publishedAt: 'When it was published. Null: it was not.',
  scheduledAt: 'When it will be published by itself. Null: it is not scheduled.',
  'ContentItem.versions': 'The last 50 versions, the newest first.',
  owner: 'The name of who looks after it. Null: no one in particular.',
  ownerId: 'The id of who looks after it. Null: no one in particular.',
  'ContentItem.checkedAt': 'When staff last read it and found it right. Null: never.',
  'ListedContent.checkedAt': 'When staff last read it and found it right. Null: never.',
  checkEveryMonths: 'How many months may pass from one check to the next.',
  'ListedContent.reviewOn': 'The day by which to check it. Null unless it is published.',
  isReviewDue: 'Whether it is time to check it.',
  'ListedContent.open': 'Whether it has a draft, and whether that is scheduled. Null: no draft.',
  'listContent.counts.open': 'Those with a draft, scheduled ones too.',
  'counts.scheduled': 'Those with a draft that is scheduled.',
  'counts.published': 'Those that residents see.',
  hidden: 'Those that residents do not see.',
  'listContent.counts.review': 'Those that should be checked now.',
  untranslated: 'Those without Spanish.',
  'compareContent.number': 'The number of the version that was asked for.',
  with: 'The number of the other version. Null: there is none.',
  'compareContent.before': 'The other version. Null: there is none.',
  'ContentEdit.step': 'Whether to keep a draft, schedule it, or publish it.',
  'showContentDraft.language': 'The language to see it in.',
  'NewsContent.update': 'The news, in one sentence.',
  'NewsContent.category': 'What the news is about, in a word or two.',
  additionalInfo: 'More about it, as HTML. Null: nothing.',
  additionalInfoEs: 'More about it in Spanish, as HTML. Null: nothing, or not yet translated.',
  showOn: 'The day from which it is shown.',
  'MaterialContent.nameEs': `The name in Spanish. ${untranslated}`,
  wordsEs: `Other words for it in Spanish, with commas between. ${untranslated}`,
  adviceEs: `How to prepare it, in Spanish. ${untranslated}`,
  bringToEs: 'Where to bring it, in Spanish. Null: the carts at home, or not yet translated.',
  icon: 'The picture beside the text.',
  'CircleLink.text': 'What the link says in English.',
  textEs: 'What the link says in Spanish.',
  isHidden: 'Whether residents do not see it for now.',

  // Feedback on articles
  helped: 'How many people said that it helped.',
  failed: 'How many people said that it did not help.',
  'ArticleComplaints.changedAt':
    'When the article was last changed. Only answers since then count.',
  reasons: 'What people did not find, the newest 30.',
  'reasons.text': 'What the person wrote.',
  'reasons.language': 'The language in which the person read the article.',

  // Broken links
  'BrokenLink.address': 'The address that does not work.',
  'BrokenLink.problem': 'Why the link does not work.',
  'LinkCheck.problem': 'Why the link does not work.',
  failedSince: 'Since when it has not worked.',
  'BrokenLink.checkedAt': 'When it was last checked.',
  place: 'The kind of content that has the link.',
  'places.title': 'The title of that content.',
  isIgnored: 'Whether the link works, as staff found by hand.',

  // Feeds
  'Feed.kind': feedKind,
  'addFeed.kind': feedKind,
  'testFeed.kind': feedKind,
  'updateFeed.kind': feedKind,
  isPaused: 'Whether it is not read for now. What was read stays.',
  'Feed.url': feedAddress,
  'addFeed.url': feedAddress,
  'testFeed.url': feedAddress,
  'updateFeed.url': feedAddress,
  'Feed.name': 'The name that staff gave it.',
  'addFeed.name': 'A name for staff.',
  'updateFeed.name': 'A name for staff.',
  works: 'Whether it could be read.',
  'FeedTest.items': 'How many items the feed has.',

  // Texts
  'findTexts.data': 'The texts of the page.',
  Group: 'The group of the text, mostly by screen.',
  LanguageKey: 'The key of the text in its group.',
  SingularForm: 'The text. If it counts something: the form for one.',
  'TranslationEdit.PluralForm': 'The form for several. Null unless the text counts something.',
  singular: 'The text. If it counts something: the form for one.',
  plural: 'The form for several. Null unless the text counts something.',
  texts: 'The texts with your changes.',
  'findTexts.counts.changed': 'Those that staff changed.',
  'findTexts.counts.missing': 'Those that staff changed in the other language alone.',
  'findTexts.counts.unused': 'Those that this release no longer has.',
  'findTexts.counts.wrong': 'Those that no longer fit their default.',
  groups: 'All groups of texts.',
  changedAt: 'When staff last changed it. Null: never.',
  changedBy: 'Who last changed it. Null: no one, or their account is gone.',
  'TextChange.by': 'Who changed it. Null if their account is gone.',
  now: 'The text as it is now. Null: the portal has no such text.',
  'TextComparison.format': 'The format of the file.',
  'TextComparison.lines': 'The texts that the file has otherwise.',
  'compareTexts.language': 'The language of the texts in the file.',

  // Search words
  term: 'What people search for.',
  synonyms: 'Words that find the pages of other words.',
  bestBets: 'Pages that stand first for a term.',
  'SearchBestBet.kind': 'The kind of page.',
  times: 'How many searches there were in the last 90 days.',
  lastOn: 'The last day on which it was searched for.',

  // System alerts and billing maintenance
  titleEnglish: 'The title in English.',
  titleSpanish: 'The title in Spanish.',
  textSpanish: 'The text in Spanish, as HTML. Unsafe parts are removed.',
  'SystemAlertEdit.active': 'Whether residents see it now.',
  billingMaintenancePeriod: 'The warning, and the downtime that it is about.',
  'MaintenanceWindowEdit.startTime': `When it begins: ${alertTime}.`,
  'MaintenanceWindowEdit.endTime': `When it ends: ${alertTime}. Not later than the beginning: on the next day.`,
} as const
