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
      summary: 'İlk yatırdığınız para {€100} tutarına kadar iki katına çıkar; 35× çevrim, bunun için otuz gün.',
      body: [
        'İlk kez {€10} veya daha fazla yatırın; {€100} tutarına kadar aynısını bonus parası olarak ekleyelim.',
        'Önce kendi paranız oynanır ve sizin kalır: istediğiniz zaman çekebilirsiniz, o zaman bonus biter.',
      ],
      terms:
        'Yalnızca yeni oyuncular. 30 gün içinde bonusun 35 katı çevrim. Slotlar tam, masa oyunları onda bir sayılır, canlı oyunlar sayılmaz.',
      button: 'Kaydol',
    },
    'second-helping': {
      title: 'İkinci porsiyon',
      summary: 'İkinci para yatırmanıza yarısı kadar ek, {€50} tutarına kadar.',
      body: [
        'İkinci yatırdığınız paraya yarısını ekleriz. Ödemeden önce kasada seçin; istenmeden hiçbir şey eklenmez.',
      ],
      terms: 'Yalnızca ikinci para yatırma, en az {€20}. 30 gün içinde bonusun 35 katı çevrim.',
      button: 'Para yatır',
    },
    'tuesday-spins': {
      title: 'Salı günü yirmi spin',
      summary: 'Her salı yeni bir oyun ve denemek için yirmi free spin.',
      body: [
        'Her salı daha çok oyuncuyu hak eden bir oyun seçeriz. Giriş yapın, alın, çevirin: kazançlar {€20} tutarına kadar kendi paranız olarak ödenir.',
      ],
      terms:
        'Her salı oyuncu başına bir kez. Spin değeri {€0.10}. {€20} tutarına kadar kazançlar çevrimsiz. Spinlerin süresi gece yarısı dolar.',
      button: 'Oyunu gör',
    },
    'calm-cashback': {
      title: 'Sakin nakit iade',
      summary: 'Kayıpla biten haftanın yüzde beşi pazartesi kendi paranız olarak geri gelir.',
      body: [
        'Hafta boyunca kaybettiyseniz yüzde beşi pazartesi sabahı geri gelir. Çevrim yok, akılda tutulacak bir şey yok.',
      ],
      terms: 'Slotlar ve masalar, pazartesiden pazara net kayıp. En fazla {€50}. Perşembeye kadar alın.',
      button: 'Oyna',
    },
    'new-on-friday': {
      title: 'Cuma yenilikleri',
      summary: 'Henüz kimsenin oynamadığı on oyun, her cuma öğlen.',
      body: ['Her oyunu içeri almadan önce deneriz. Bunlar elimizden bırakamadıklarımız.'],
      terms: 'Bonus yok: yalnızca yeni oyunlar.',
      button: 'Yenilikleri gör',
    },
    'jackpot-hour': {
      title: 'Jackpot saati',
      summary: 'Akşam dokuzla on arasında her jackpot oyununda ikinci, daha küçük bir ödül var.',
      body: [
        'Her akşam dokuzla on arasında, oyunun kendi jackpotuna ek olarak, {€500} değerinde küçük bir ödül rastgele düşer.',
      ],
      terms: 'Yalnızca jackpot oyunları, en az {€0.20} bahis. Akşamda bir küçük ödül.',
      button: 'Jackpot oyunları',
    },
    'table-talk': {
      title: 'Masa sohbeti',
      summary: 'Krupiye her saat bir koltuk çeker; koltuk {€25} kazanır.',
      body: [
        'Kendi stüdyomuzun masalarından birine oturun. Her saat başı bir koltuk numarası çekilir; orada oturan {€25} kazanır.',
      ],
      terms: 'Son on dakikada bahis yapılmış koltuklar. Kendi paranız olarak ödenir.',
      button: 'Masa bul',
    },
    'golden-wheel': {
      title: 'Altın çark',
      summary: '17 numaraya kazanan düz bahisler her akşam bir birim fazla öder.',
      body: [
        'Akşam altıdan gece yarısına kadar kendi rulet masalarımızda 17 numaraya kazanan düz (straight up) bahisler 36’ya 1 öder.',
      ],
      terms: 'Kendi stüdyomuzun masaları, sayıya en fazla {€10} bahis.',
      button: 'Rulet masaları',
    },
    'saturday-free-bet': {
      title: 'Cumartesi için ücretsiz bahis',
      summary: 'Hafta içinde {€20} bahis yapın, hafta sonu için {€5} alın.',
      body: [
        'Pazartesiden cumaya {€20} tutarında bahsiniz sonuçlanırsa cumartesi sabahı sizi {€5} değerinde ücretsiz bahis bekler.',
      ],
      terms: 'Oran en az 1,80. Ücretsiz bahsin tutarı kazanca dahil değildir. Süresi pazar günü dolar.',
      button: 'Spor bahislerine git',
    },
    'underdog-boost': {
      title: 'Sürprize oran artışı',
      summary: 'Günde bir sürpriz, oranı onda bir yükseltilmiş.',
      body: [
        'Her sabah bahis uzmanlarımız gözlerine kestirdikleri bir sürprizi seçer. Oran, {€20} tutarına kadar bahisler için onda bir yükseltilir.',
      ],
      terms: 'Oyuncu başına günde bir bahis. Yükseltilmiş kazançlar kendi paranız olarak ödenir.',
      button: 'Günün sürprizi',
    },
    'slow-race': {
      title: 'Yavaş yarış',
      summary: 'Küçük bahisler için turnuva: haftanın en iyi yirmi spini sayılır.',
      body: [
        'Yalnızca en iyi yirmi spininiz, kazancın bahse oranıyla sayılır; yani {€0.10} bahsin şansı {€10} bahisle aynıdır.',
      ],
      terms: 'Katılım ücretsiz. Bahisler {€0.10} tutarından başlar. Toplam {€5000} ödül.',
      button: 'Katıl',
    },
    'high-tide': {
      title: 'Sular yükseliyor',
      summary: 'Yalnızca deniz oyunları. Bütün av, inci bulan herkes arasında paylaşılır.',
      body: [
        'Hafta boyunca bir deniz oyununda 200× veya daha fazla kazanan bir inci bulur. Pazar günü {€3000} inciler arasında eşit paylaşılır.',
      ],
      terms: 'Denizin altı kategorisindeki oyunlar. Oyuncu başına bir inci sayılır.',
      button: 'Denizin altı',
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
      title: 'Cuma günü yirmi spin',
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
      description: 'Casinoda kaybettiğinizin yüzde beşi kendi paranız olarak geri gelir.',
      terms: 'Açık olduğu sürece kendi paranızın net kaybı. En fazla {€50}.',
    },
    'saturday-free-bet': {
      title: 'Cumartesi için ücretsiz bahis',
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
    'weekend-tables': [
      'Uzun hafta sonu',
      'Cuma akşamından pazar gecesine, tüm rulet, blackjack ve bakara oyunlarında.',
    ],
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
