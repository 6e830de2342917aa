import type { OfferTexts } from '../shape.ts'

/** What the house offers, in Turkish. */
export const offers: OfferTexts = {
  promotionCategories: {
    welcome: 'Hoş geldiniz',
    casino: 'Casino',
    'live-casino': 'Canlı casino',
    sports: 'Spor',
    tournaments: 'Turnuvalar',
  },
  promotions: {
    'first-evening': {
      title: 'İlk akşamınız iki katı',
      summary:
        'WELCOME koduyla yatırdığınız para {€100} tutarına kadar iki katına çıkar; 35× çevrim, bunun için otuz gün.',
      body: [
        'WELCOME kodunu girin, kasada bonusu seçin ve {€10} veya daha fazla yatırın; {€100} tutarına kadar aynısını bonus parası olarak ekleyelim.',
        'Önce kendi paranız oynanır ve sizin kalır: istediğiniz zaman çekebilirsiniz, o zaman bonus biter.',
      ],
      terms:
        'WELCOME koduyla, oyuncu başına bir kez. 30 gün içinde bonusun 35 katı çevrim. Slotlar tam, masa oyunları onda bir sayılır, canlı oyunlar sayılmaz.',
      button: 'Kaydol',
    },
    'second-helping': {
      title: 'İkinci porsiyon',
      summary: 'Size açık olan para yatırma bonusları kasada durur.',
      body: [
        'Ödemeden önce birini seçin ya da hiçbirini: istenmeden hiçbir şey eklenmez. Her birinin koşulları yanında yazar.',
      ],
      terms: 'Her bonusun koşulları, siz ödemeden önce kasada yanında yazar.',
      button: 'Para yatır',
    },
    'friday-spins': {
      title: 'Bizden yirmi spin',
      summary: 'Nautilus Parlour oyununda {€0.10} değerinde yirmi free spin, dilediğiniz gün.',
      body: [
        'Ödüller sayfasında alın ve size uyan zamanda çevirin: yedi gününüz var. Kazançlar bonus parasıdır ve 20 kez çevrilir.',
      ],
      terms:
        'Oyuncu başına bir kez. Spin değeri {€0.10}. Spinler ve çevrim için, alındığı andan başlayarak yedi gün. Kazançlar bonus parasıdır ve 20 kez çevrilir: slotlar tam, masa oyunları onda bir sayılır, canlı oyunlar sayılmaz.',
      button: 'Ödüllere git',
    },
    'calm-cashback': {
      title: 'Sakin nakit iade',
      summary: 'Yedi günde kaybettiğinizin yüzde beşi kendi paranız olarak geri gelir.',
      body: [
        'Ödüller sayfasında başlatın. O andan sonraki yedi günde casino oyunlarında kaybettiğinizin yüzde beşi, süre bitince size ödenir. Çevrim yok, akılda tutulacak bir şey yok.',
      ],
      terms:
        'Başlangıcından sonraki yedi günde, canlı masalar hariç casino oyunlarında kendi paranızın net kaybı. En fazla {€50}. Çevrim yok. Oyuncu başına bir kez.',
      button: 'Ödüllere git',
    },
    'new-games': {
      title: 'Önce şunlara bakın',
      summary: 'Evin oyunlarının küçük bir bölümü, bir arada.',
      body: [
        'Her biri ne kadar geri ödediğini siz bahis yapmadan söyler. Önce bir göz gezdirin: burada kimsenin acelesi yok.',
      ],
      terms: 'Bonus yok: yalnızca oyunlar.',
      button: 'Göz at',
    },
    'jackpot-games': {
      title: 'Bir raf slot',
      summary: 'Yirmişer çizgili slotlar, hepsi bir arada.',
      body: [
        'Her biri ne kadar geri ödediğini siz bahis yapmadan söyler. Hiçbir kazanç, uzun süre gelmedi diye daha olası olmaz: gözden çıkarabileceğiniz parayla oynayın.',
      ],
      terms: 'Bonus yok: yalnızca oyunlar.',
      button: 'Slotlara git',
    },
    'front-row': {
      title: 'Ön sırada bir yer',
      summary: 'Canlı masalarımızda oynamak için {€10}.',
      body: ['Ödüller sayfasında katılın ve orada alın. Canlı masalarımızda oynanır, başka yerde değil.'],
      terms:
        'Çekilemeyen bonus: {€10} oynamak içindir; üzerinde kazandığınız, 14 gün içinde 10× çevrimden sonra sizindir. En fazla {€200}. Oyuncu başına bir kez.',
      button: 'Ödüllere git',
    },
    'golden-wheel': {
      title: 'Altın çark',
      summary: 'Bütün canlı rulet masaları bir arada, her birinde tek sıfır.',
      body: ['Hepsinde kazanan düz (straight up) bahisler 35’e 1 öder. Her masa siz oturmadan limitlerini söyler.'],
      terms: 'Bonus yok: yalnızca masalar.',
      button: 'Rulet masaları',
    },
    'saturday-free-bet': {
      title: 'Bizden bir ücretsiz bahis',
      summary: 'Bizden {€5} değerinde bir bahis, dilediğiniz gün.',
      body: ['Ödüller sayfasında alın ve yedi gün içinde kullanın. Kazandırdığı, sizin olmadan önce bir kez çevrilir.'],
      terms:
        'Oyuncu başına bir kez. Bahis ve çevrim için, alındığı andan başlayarak yedi gün. Bahis tutarı kazanca dahil değildir. Kazandırdığı, sizin olmadan önce bir kez çevrilir.',
      button: 'Ödüllere git',
    },
    'odds-you-saw': {
      title: 'Gördüğünüz oran',
      summary: 'Oran, bahsiniz yapılmadan düşerse önce size sorarız. Yükselirse iyi olanı sizindir.',
      body: ['Kupon yeni oranı gösterir ve onayınızı bekler. Onay olmadan bahis yapılmaz, paranızdan bir şey gitmez.'],
      terms: 'Bonus yok: yalnızca bahisleri böyle alırız.',
      button: 'Spor bahislerine git',
    },
    'slow-race': {
      title: 'Yavaş yarış',
      summary: 'Küçük bahisler için turnuva: haftanın en iyi yirmi spini sayılır.',
      body: [
        'Yalnızca en iyi yirmi spininiz, kazancın bahse oranıyla sayılır; yani {€0.20} bahsin şansı {€10} bahisle aynıdır.',
        'İlk on sıra toplam {€5000} kazanır; ödüller bitişten dakikalar sonra kendi paranız olarak ödenir.',
      ],
      terms:
        'Katılım ücretsiz: Sakin oyunlar kategorisindeki oyunlarda her bahis sayılır. Her hafta pazartesi 00:00 UTC itibarıyla. İlk on sıraya toplam {€5000} ödül, birinciye yüzde 30, onuncuya yüzde 2 olacak şekilde azalarak, kendi paranız olarak.',
      button: 'Katıl',
    },
    'weekend-tables': {
      title: 'Uzun hafta sonu',
      summary: 'Tüm masa oyunlarında bir turnuva: cuma akşamından pazar gecesine.',
      body: [
        'En iyi yirmi eliniz, bahis birimi başına kazancına göre sayılır. İlk on sıra toplam {€2000} kazanır; ödüller bitişten dakikalar sonra kendi paranız olarak ödenir.',
      ],
      terms:
        'Katılım ücretsiz: Masa oyunları kategorisindeki oyunlarda her bahis sayılır; canlı masalar dahil değildir. Cuma 18:00 UTC ile pazartesi 00:00 UTC arasında. İlk on sıraya toplam {€2000} ödül, birinciye yüzde 30, onuncuya yüzde 2 olacak şekilde azalarak, kendi paranız olarak.',
      button: 'Masalara git',
    },
  },
  campaigns: {
    'first-evening': {
      title: 'İlk akşamınız iki katı',
      description: 'Yatırdığınız para {€100} tutarına kadar iki katına çıkar; 35× çevrim, bunun için otuz gün.',
      terms:
        '30 gün içinde bonusun 35 katı çevrim. Slotlar tam, masa oyunları onda bir sayılır. Önce kendi paranız oynanır ve sizin kalır.',
    },
    'friday-spins': {
      title: 'Bizden yirmi spin',
      description: 'Nautilus Parlour oyununda yirmi free spin.',
      terms: 'Spin değeri {€0.10}, yedi gün geçerli. Kazançlar bonus parasıdır ve 20 kez çevrilir.',
    },
    'front-row': {
      title: 'Ön sırada bir yer',
      description: 'Canlı masalarımızda oynamak için {€10}.',
      terms:
        'Çekilemeyen bonus: {€10} oynamak içindir; üzerinde kazandığınız, 14 gün içinde 10× çevrimden sonra sizindir. En fazla {€200}.',
    },
    'calm-cashback': {
      title: 'Sakin nakit iade',
      description: 'Casino oyunlarında kaybettiğinizin yüzde beşi kendi paranız olarak geri gelir.',
      terms: 'Başlangıcından sonraki yedi günde, açık olduğu sürece kendi paranızın net kaybı. En fazla {€50}.',
    },
    'saturday-free-bet': {
      title: 'Bizden bir ücretsiz bahis',
      description: 'Bizden {€5} değerinde bir bahis.',
      terms: 'Bahis tutarı kazanca dahil değildir. Kazandırdığı, sizin olmadan önce bir kez çevrilir.',
    },
    'second-helping': {
      title: 'İkinci porsiyon',
      description: 'İkinci para yatırmanıza yarısı kadar ek, {€50} tutarına kadar.',
      terms: null,
    },
  },
  tournaments: {
    'slow-race': ['Yavaş yarış', 'Haftanın en iyi yirmi spininiz, bahis birimi başına kazancına göre sayılır.'],
    'weekend-tables': ['Uzun hafta sonu', 'Cuma akşamından pazar gecesine, tüm masa oyunlarında.'],
  },
  boxes: {
    'slow-race': ['Yavaş yarış', 'Haftanın en iyi yirmi spininiz sayılır.', 'Katıl'],
    'weekend-tables': ['Uzun hafta sonu', 'Cuma akşamından başlayarak tüm masa oyunlarında.', 'Masalara git'],
    limits: [
      'Limitiniz, temponuz',
      'Başlamadan önce bir limit belirleyin; düşürmek hemen geçerli olur.',
      'Limit belirle',
    ],
    'live-limits': [
      'Kendi temponuzda bir koltuk',
      'Her masa siz oturmadan limitlerini söyler; siz de söyleyebilirsiniz.',
      'Limit belirle',
    ],
  },
}
