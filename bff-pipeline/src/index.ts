export {
  clientOf,
  entranceOf,
  identityHandlers,
  identityOf,
  signedInReply,
  signInBy,
  tokensOf,
} from './handlers/people/identity.handlers.ts'
export { authSecret } from './session/auth-secret.ts'
export { isFromMailService } from './session/mail-events-token.ts'
export { carrySession, dropSession } from './session/request-session.ts'
export { type Bindings } from './bindings.ts'
export { type BffParts, createBff, type ServeFile } from './create-bff.ts'
export type { Handler, HandlerContext, Handlers, JsonTextNames } from './implement.ts'
export { errorLine, log } from './request/log.ts'
export { fileFolder, fileLink, serveRequestFile } from './files/file-links.ts'
export { photoLinks } from './files/photo-links.ts'
export { done, ok } from './reply/ok.ts'
export { withThumbnailLinks } from './files/thumbnail-links.ts'
export { withVersionLinks } from './files/version-links.ts'
export { folderGrantOf, folderToken } from './session/folder-token.ts'
export { deviceOr } from './session/device-cookie.ts'
export { givenFile } from './request/form-body.ts'
export { requestFiles } from './files/request-files.ts'
export { pictureFiles } from './files/picture-files.ts'
export { expectPayments, paymentSettings, type PaymentSettings } from './payment-settings.ts'
export { pictureStore } from './files/picture-store.ts'
export type { PageInput, Render } from './page/page.ts'
export { serveProfilePicture } from './files/serve-profile-picture.ts'
export { flagHandlers } from './handlers/platform/flags.handlers.ts'
export { maintenanceHandlers } from './handlers/content/maintenance.handlers.ts'
export { addressHandlers, parcelMapHandlers } from './handlers/land/parcels.handlers.ts'
export { textHandlers } from './handlers/platform/texts.handlers.ts'
export { contentPictures, serveContentPicture } from './files/content-pictures.ts'
export { serveServiceIcon, serviceIcons } from './files/service-icons.ts'
export { dataArchives, ownFiles } from './files/data-archives.ts'
export { openDataFiles } from './files/open-data-files.ts'
export type { Standard, StandardProblem, StandardRequest } from './standard.ts'
export { formMark, keyPattern, sha256 } from './request/idempotency.ts'
