// The staff side of the catalog; a door of its own, since cleaning rich text is nothing for residents.
export { createService, deleteService, previewContent, updateService } from './edit-service.ts'
export { getCatalogueService, listCatalogue } from './list-for-staff.ts'
export { setPopularIcon } from './popular-icon.ts'
