import { expect, test } from 'vitest'
import { documentTypes } from '#contract/documents.ts'
import { languages } from '#contract/markets.ts'
import { documentTexts } from './inbox/documentTexts.ts'
import { codeText, phoneChangedText, resetLinkText } from './messageTexts.ts'

test('REG-7 PWD-2 codes and links are sent in words of each language, with code, link and brand in them', () => {
  const link = 'https://site.example/reset-password?token=1'
  for (const language of languages) {
    const text = codeText(language, 'marigold', '012345')
    expect(text).toMatch(/^Marigold ?:.*012345.*10/)
    expect(resetLinkText(language, link)).toMatch(/30.*https:\/\/site\.example\/reset-password\?token=1$/)
  }
  const said = languages.map((language) => codeText(language, 'halcyon', '1'))
  expect(new Set(said).size).toBe(12)
  expect(codeText('caf', 'halcyon', '1')).toBe(codeText('fr', 'halcyon', '1'))
})

test('SAF-8 PRO-3 a changed phone is told of in words of each language, with the brand and e-mail as the way out', () => {
  const told = languages.map((language) => phoneChangedText(language, 'marigold'))
  for (const text of told) expect(text).toMatch(/^Marigold ?:.*(mail|post|correo|メール)/i)
  expect(new Set(told).size).toBe(12)
})

test('KYC-1 PRO-5 what became of a document is told in words of each language, with its name in them', () => {
  const ways = [null, 'Skrill'] as const
  const told = languages.flatMap((language) =>
    documentTypes.flatMap((type) =>
      ways.flatMap((way) =>
        (['accepted', 'refused'] as const).map((news) => documentTexts(news, language, { type, way })),
      ),
    ),
  )
  for (const { title, text } of told) expect(title + text).not.toMatch(/[{}]|undefined|null/)
  const titles = languages.map((language) => documentTexts('refused', language, { type: 'OTHER', way: null }).title)
  expect(new Set(titles).size).toBe(12)
})
