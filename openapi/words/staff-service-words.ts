/** The service catalog as staff edit it, and rich text: of the staff document. */
const orNone = 'Null or empty: not yet translated.'

export const staffServiceWords = {
  ItemEs: `The name of the service in Spanish. ${orNone}`,
  DescriptionEs: `The description in Spanish. ${orNone}`,
  ContentEs: `The content in Spanish. ${orNone}`,
  'CatalogueService.Type':
    'Where the service leads: a hosted form, a page of the portal, another site, or its own content.',
  'CatalogueService.PopularServiceOrder':
    'The place among the popular services; lower numbers come first. Null: after the others.',
  ReportCategory: 'The kind of problem that the service reports. Null: none.',
  item: 'The name of the service in English.',
  itemEs: `The name of the service in Spanish. ${orNone}`,
  'ServiceEdit.type':
    'Where the service leads: a hosted form, a page of the portal, another site, or its own content. It never changes.',
  'ServiceEdit.action': 'The list in which the service is shown.',
  'ServiceEdit.description': 'What the service is for, in English.',
  descriptionEs: `What the service is for, in Spanish. ${orNone}`,
  order: 'The place in its list; lower numbers come first. It is needed.',
  'ServiceEdit.published': 'Whether residents can see it.',
  'ServiceEdit.deleted': 'Whether it is deleted.',
  guestEnabled: 'Whether people without an account can use the service.',
  'ServiceEdit.paymentRequired': 'Whether the service has a fee.',
  calendlyLink: 'The address at which to book an appointment. Empty: none.',
  externalLink: 'The address of the other site, for the type `EXTERNAL_LINK`.',
  content: 'Rich text, as HTML.',
  'ServiceEdit.content': 'What the page says in English, as HTML, for the type `CONTENT`.',
  contentEs: `What the page says in Spanish, as HTML. ${orNone}`,
  salesforceObjectId: 'The kind of record that the form makes, for the type `LASERFICHE_FORM`.',
  laserficheProcessId: 'The id of the form, for the type `LASERFICHE_FORM`.',
  reportCategory: 'The kind of problem that the service reports. Empty: none.',
  toggleInAppBrowser: 'Whether the mobile app opens the page inside the app.',
  popularService: 'Whether it is among the popular services.',
  popularServiceOrder:
    'The place among the popular services; lower numbers come first. Null: after the others.',
  width: 'The width of the picture in pixels.',
  height: 'The height of the picture in pixels.',
  'addContentPicture.url': 'The address of the picture.',
} as const
