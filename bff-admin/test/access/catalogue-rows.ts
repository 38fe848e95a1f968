import { at, noService, type Row } from './access-row.ts'
import { newService } from './bodies.ts'

/** Services and their forms. */
export const catalogueRows = {
  createService: { path: at('/activities'), body: () => newService, status: 201 },
  deleteService: { path: at(`/activities/${noService}`), status: 404 },
  getCatalogueService: { path: at(`/activities/${noService}`), status: 404 },
  listCatalogue: { path: at('/activities'), status: 200 },
  listForms: { path: at('/laserfiche/forms'), status: 200 },
  listProcesses: { path: at('/laserfiche/processes'), status: 200 },
  previewContent: {
    path: at('/activities/preview'),
    body: () => ({ content: '<p>Hello</p>' }),
    status: 200,
  },
  addContentPicture: {
    path: at('/activities/pictures'),
    body: () =>
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\na\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 400,
  },
  previewForm: { path: at('/laserfiche/forms/9999'), status: 404 },
  setPopularIcon: {
    path: at(`/activities/setPopularService/${noService}`),
    body: () =>
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\na\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 400,
  },
  updateService: { path: at(`/activities/${noService}`), body: () => newService, status: 404 },
} satisfies Record<string, Row>
