// The staff side of the catalog, apart from the residents' side, which needs no HTML sanitizer.
export { createService, deleteService, previewContent, updateService } from './edit-service.ts'
export { addContentPicture } from './content-picture.ts'
export { getCatalogueService, listCatalogue } from './list-for-staff.ts'
export { setPopularIcon } from './popular-icon.ts'
