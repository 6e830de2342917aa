import { expect, test } from 'vitest'
import { contentDocuments, contentProblems, isContentType } from '#contract/content.ts'
import { datasets } from '#operator/seed/dataset.ts'

test('CON-3 every document of the demo content fits the schema of its type, and every type is there', () => {
  for (const documents of datasets().byName.values()) {
    const problems = documents.flatMap((document) =>
      contentProblems(document).map((problem) => ({ document, problem })),
    )
    expect(problems).toEqual([])
    const types = new Set(documents.map(({ _type }) => _type).filter((type) => isContentType(type)))
    expect([...types].toSorted()).toEqual(Object.keys(contentDocuments).toSorted())
  }
})

test('a document that does not fit names the path of its misfit', () => {
  const provider = { _type: 'provider', providerId: 'relax', type: 'studio', title: 'Relax' }
  expect(contentProblems(provider).map(({ path }) => path)).toEqual(['type'])
  expect(contentProblems({ _type: 'unknown' }).map(({ path }) => path)).toEqual(['_type'])
})
