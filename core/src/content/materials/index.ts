export { findMaterials } from './find-materials.ts'
export { getMaterial } from './get-material.ts'
