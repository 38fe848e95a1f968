export {
  clientOf,
  entranceOf,
  identityHandlers,
  identityOf,
  signedInReply,
  tokensOf,
} from './handlers/identity.handlers.ts'
export { authSecret } from './auth-secret.ts'
export { carrySession, dropSession } from './request-session.ts'
export { type Bindings } from './bindings.ts'
export { type BffParts, createBff, type ServeFile } from './create-bff.ts'
export type { Handler, HandlerContext, Handlers } from './implement.ts'
export { errorLine, log } from './log.ts'
export { fileFolder, fileLink, serveRequestFile } from './file-links.ts'
export { withThumbnailLinks } from './thumbnail-links.ts'
export { folderGrantOf, folderToken } from './folder-token.ts'
export { deviceOr } from './device-cookie.ts'
export { requestFiles } from './request-files.ts'
export { pictureFiles } from './picture-files.ts'
export { expectPayments, paymentSettings, type PaymentSettings } from './payments.ts'
export { paymentQuestionPage } from './payment-question.ts'
export { providerCommunicator, providerFrame } from './provider-frame.ts'
export { pictureStore } from './picture-store.ts'
export type { PageInput, Render } from './page.ts'
export { serveProfilePicture } from './serve-profile-picture.ts'
export { flagHandlers } from './handlers/flags.handlers.ts'
export { maintenanceHandlers } from './handlers/maintenance.handlers.ts'
export { mapLayerHandlers } from './handlers/map-layer.handlers.ts'
export { translationHandlers } from './handlers/translations.handlers.ts'
export { serveServiceIcon, serviceIcons } from './service-icons.ts'
export { dataArchives, ownFiles } from './data-archives.ts'
