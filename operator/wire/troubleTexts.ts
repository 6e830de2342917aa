import type { WrittenLanguage } from '../languages.ts'

const en = {
  title: 'This page could not be opened',
  text: 'Something went wrong on our side. Please try again in a moment.',
  again: 'Try again',
}

/** What the page of a failure says in one language. */
export type TroubleTexts = Readonly<Record<keyof typeof en, string>>

/** Of each language that the operator writes. */
export const troubleTexts: Readonly<Record<WrittenLanguage, TroubleTexts>> = {
  en,
  fi: {
    title: 'Tätä sivua ei voitu avata',
    text: 'Jokin meni vikaan meidän päässämme. Yritä hetken kuluttua uudelleen.',
    again: 'Yritä uudelleen',
  },
  no: {
    title: 'Denne siden kunne ikke åpnes',
    text: 'Noe gikk galt hos oss. Prøv igjen om et øyeblikk.',
    again: 'Prøv igjen',
  },
  de: {
    title: 'Diese Seite konnte nicht geöffnet werden',
    text: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einem Moment noch einmal.',
    again: 'Erneut versuchen',
  },
  fr: {
    title: 'Cette page n’a pas pu s’ouvrir',
    text: 'Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.',
    again: 'Réessayer',
  },
  es: {
    title: 'No se pudo abrir esta página',
    text: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
    again: 'Reintentar',
  },
  pt: {
    title: 'Não foi possível abrir esta página',
    text: 'Algo correu mal do nosso lado. Tente novamente dentro de momentos.',
    again: 'Tentar novamente',
  },
  br: {
    title: 'Não foi possível abrir esta página',
    text: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
    again: 'Tentar novamente',
  },
  ja: {
    title: 'このページを開けませんでした',
    text: '当サイト側で問題が発生しました。しばらくしてからもう一度お試しください。',
    again: 'もう一度試す',
  },
  tl: {
    title: 'Hindi mabuksan ang pahinang ito',
    text: 'May nangyaring mali sa panig namin. Pakisubukan muli maya-maya.',
    again: 'Subukan muli',
  },
  tr: {
    title: 'Bu sayfa açılamadı',
    text: 'Bizim tarafımızda bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.',
    again: 'Yeniden dene',
  },
  pl: {
    title: 'Nie udało się otworzyć tej strony',
    text: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
    again: 'Spróbuj ponownie',
  },
}
