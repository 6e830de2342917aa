import type { PageTexts } from '../shape.ts'

/** The static pages in Turkish. */
export const pages: PageTexts = {
  'privacy-policy': {
    title: 'Gizlilik politikası',
    lead: '{brand} hakkınızda neyi, neden ve ne kadar süreyle bilir; bunu nasıl görür veya değiştirirsiniz.',
    sections: [
      [
        'Neleri topluyoruz',
        'Kaydolurken adınızı, doğum tarihinizi, adresinizi, e-postanızı ve telefon numaranızı isteriz; çünkü yasa, kimin oynadığını ve yaşının tuttuğunu bilmemizi ister.',
        'Oynarken bahislerinizi, kazançlarınızı, yatırma ve çekme işlemlerinizi, limitlerinizi ve girişlerinizin zamanı ile yerini saklarız.',
      ],
      [
        'Asla yapmadıklarımız',
        'Verilerinizi satmayız. Sorumlu oyun ekibimize anlattıklarınızı pazarlama için kullanmayız. Kart numaraları doğrudan ödeme kuruluşuna gider, bizde hiçbir zaman saklanmaz.',
      ],
      [
        'Ne kadar süre saklıyoruz',
        'Hesap ve ödeme kayıtları, kara para aklamayı önleme mevzuatının istediği süre boyunca, hesabın kapanmasından sonra en az beş yıl saklanır. Bir ziyaretçinin sohbette yazdıkları otuz gün sessizlikten sonra silinir; oyuncunun sohbeti hesabıyla birlikte kalır. Diğer her şey gerek kalmayınca silinir.',
      ],
      [
        'Haklarınız',
        'Verilerinizin bir kopyasını isteyebilir, yanlışları düzelttirebilir, hesabınızdan istediğiniz zaman pazarlamayı reddedebilir ve veri koruma kurumunuza şikâyette bulunabilirsiniz.',
      ],
    ],
  },
  terms: {
    title: 'Şartlar ve koşullar',
    lead: '{brand} ile aranızdaki sözleşme; okunsun diye yazıldı.',
    sections: [
      [
        'Kimler oynayabilir',
        'Yaşadığınız yerde yasal yaşta olmalı, kendi adınıza ve kendi paranızla oynamalı ve tek bir hesaba sahip olmalısınız. Grubun herhangi bir sitesinde oyundan dışlanmış oyuncular yeni hesap açamaz.',
      ],
      [
        'Hesabınız',
        'Şifrenizi kimseyle paylaşmayın. Hesabınızı başka biri kullanmış olabilirse bize hemen bildirin. Para çekmeden önce belge isteyebiliriz; hangilerini isteyeceğimizi ilk para yatırmanızdan önce söyleriz.',
      ],
      [
        'Para yatırma ve çekme',
        'Yatırılan para çoğu zaman hemen hesaba geçer; bazı yöntemler bir saate kadar sürer. Çekimler, mümkün olduğunda ödeme yaptığınız yönteme geri gider. Hiçbiri için ücret almayız; bankanız alabilir.',
      ],
      [
        'Bir oyun kesilirse',
        'Bir tur yarıda kalırsa sonucu geçerlidir ve döndüğünüzde size gösterilir. Bir oyun hatalı çalışırsa etkilenen turlar geçersiz sayılır ve bahisler iade edilir.',
      ],
      [
        'Hesabı kapatma',
        'Hesabınızı istediğiniz zaman destek ekibimize yazarak kapatabilirsiniz. Bakiyeniz size ödenir. Açık bonuslar hesapla birlikte sona erer.',
      ],
      [
        'Şikâyetler',
        'Önce destek ekibimize yazın; iki iş günü içinde ilk yanıtı alırsınız. Anlaşamazsak kararı, son yanıtımızda adını verdiğimiz bağımsız uyuşmazlık kurumu verir; size masrafı yoktur.',
      ],
    ],
  },
  'age-restrictions': {
    title: 'Yaş sınırları',
    lead: 'Kumar yetişkinler içindir. Biz de denetleriz.',
    sections: [
      [
        'Geçerli olan yaş',
        'En az 18 yaşında, yasanın daha yükseğini istediği yerlerde o yaşta olmalısınız: Kanada’nın çoğunda 19. Ülkenizdeki yaş sınırı kayıt sırasında belirtilir.',
      ],
      [
        'Nasıl denetleriz',
        'Kayıt sırasında doğum tarihinizi sorarız; yaşı tutmayana hesap açılmaz. İlk para çekmenizden önce kim olduğunuzu belgelerle kanıtlarsınız. Reşit olmayan birine ait olduğu anlaşılan hesap kapatılır.',
      ],
      [
        'Ortak bilgisayar kullanıyorsanız',
        'Cihazınızı çocuklar da kullanıyorsa oyundan sonra çıkış yapın, şifrenizi cihaza kaydetmeyin ve işletim sisteminizinki gibi bir ebeveyn denetimi düşünün.',
      ],
    ],
  },
  'bonus-terms': {
    title: 'Bonus koşulları',
    lead: 'Bonuslar nasıl işler; küçük harfli hiçbir şey olmadan.',
    sections: [
      [
        'Çevrim',
        '{€20} tutarındaki bir bonusta 35× çevrim şartı, bonus parası sizin olmadan önce toplam {€700} bahis demektir. Her teklif, siz kabul etmeden önce kendi sayısını söyler.',
      ],
      [
        'Önce kendi paranız',
        'Her zaman önce kendi paranız oynanır. İstediğiniz zaman çekebilirsiniz; bonus aktifken çekerseniz o bonus biter ve size önce sorarız.',
      ],
      [
        'Neler sayılır',
        'Teklif başka bir şey söylemedikçe slotlar tam, masa oyunları onda bir sayılır, canlı oyunlar sayılmaz. Bonusunuzun kullanılamadığı oyun, açılmadan önce bunu söyler.',
      ],
    ],
  },
  'betting-rules': {
    title: 'Bahis kuralları',
    lead: 'Spor bahisleri nasıl alınır, sonuçlandırılır ve bazen geçersiz sayılır.',
    sections: [
      [
        'Bahis yapma',
        'Bahis, kuponunuz geçerli olduğunu gösterdiğinde geçerlidir. Siz karar verirken değişen oranlar, onaylamadan önce yeniden gösterilir.',
      ],
      [
        'Sonuçlandırma',
        'Bahisler günün resmî sonucuna göre sonuçlandırılır. Federasyonların sonraki düzeltmeleri bunu değiştirmez.',
      ],
      [
        'Geçersiz bahisler',
        'Karşılaşma, belirlenen saatten sonra 48 saat içinde yapılmadıysa veya oran açıkça yanlışsa bahis geçersizdir. Bahis tutarı iade edilir.',
      ],
    ],
  },
  'casino-rules': {
    title: 'Casino kuralları',
    lead: 'Adil oyunlar ve bunu nasıl anlayacağınız.',
    sections: [
      [
        'Şans',
        'Her sonucu, oyunun sunucusundaki kendi üretecimiz rastgele çeker: kimse önceden bilemez veya değiştiremez. Hiçbir sonuç öncekine, bakiyenize veya bahis biçiminize bağlı değildir.',
      ],
      [
        'Oyuncuya dönüş oranı',
        'Her oyun teorik dönüş oranını (RTP) belirtir. Oran milyonlarca tur üzerinden hesaplanır; tek bir akşam çok farklı görünebilir.',
      ],
      [
        'Yarıda kalan turlar',
        'Bağlantınız koparsa tur sunucuda tamamlanır. Oyunu yeniden açtığınızda her şeyden önce nasıl bittiğini görürsünüz.',
      ],
    ],
  },
  'responsible-gambling': {
    title: 'Limitleriniz içinde oynayın',
    lead: 'Oyunun keyif olarak kalması için araçlar, kalmadığında konuşabileceğiniz insanlar.',
    sections: [
      [
        'Limit belirleyin',
        'Para yatırma, bahis veya kayıp için günlük, haftalık ya da aylık limit belirleyin. Düşürmek hemen geçerli olur. Yükseltmek bekler ve size yeniden sorulur.',
      ],
      [
        'Nerede olduğunuzu görün',
        'Her oyunda bakiyenizi, saati ve giriş yapmanızdan bu yana geçen süreyi görürsünüz. Süre ve para özetiniz seçtiğiniz aralıkla gelir; bulunduğunuz yerin kuralları gerektiriyorsa gerçeklik kontrolü de gösterilir.',
      ],
      [
        'Mola verin',
        'Mola, seçiminize göre bir gün veya daha uzun sürer. Kendini dışlama aylarca ya da kalıcı olarak sürer; bunu ne siz ne biz geri alabiliriz.',
      ],
      [
        'Kendinize sorun',
        'Başka bir şey için ayrılmış parayla mı oynuyorsunuz? Yakınlarınızdan gizliyor musunuz? Kaybettiğinizi geri kazanmak için mi oynuyorsunuz? Birine bile evet dediyseniz biriyle konuşun: ücretsiz ve gizlidir.',
      ],
      [
        'Kim yardım edebilir',
        'Türkiye’de YEDAM Danışmanlık Hattı (115), birçok dilde Gamblers Anonymous (gamblersanonymous.org) ve Gambling Therapy (gamblingtherapy.org) yardım eder.',
        'Başka ülkelerde şunlar yardım eder. İsveç: Stödlinjen (stodlinjen.se); Norveç: Hjelpelinjen (hjelpelinjen.no); Finlandiya: Peluuri (peluuri.fi); Birleşik Krallık: GamCare (gamcare.org.uk); Hollanda: Loket Kansspel (loketkansspel.nl); Almanya: Check dein Spiel (check-dein-spiel.de); Avusturya: Spielsuchthilfe (spielsuchthilfe.at); Fransa: Joueurs Info Service (joueurs-info-service.fr); Portekiz: Linha Vida (1414); Polonya: Telefon Zaufania (801 889 880); Kanada: ConnexOntario (connexontario.ca), Gambling Support BC (1-888-795-6111), Jeu : aide et référence (1-800-461-0140); Brezilya: Jogadores Anônimos; Şili ve Peru: Jugadores Anónimos; Yeni Zelanda: Gambling Helpline (gamblinghelpline.co.nz); Hindistan: Gamblers Anonymous (gamblersanonymous.org); Japonya: GA日本; Filipinler: PAGCOR, Gamblers Anonymous.',
        'Bazı ülkelerde, izinli bütün sitelerden kendinizi tek seferde dışlayabileceğiniz bir kayıt vardır. Birleşik Krallık: GAMSTOP (gamstop.co.uk); İsveç: Spelpaus (spelpaus.se); Hollanda: Cruks (cruksregister.nl); Almanya: OASIS; Fransa: ANJ (interdictiondejeux.anj.fr); Portekiz: SRIJ (srij.turismodeportugal.pt).',
        'Hesabınızı günün her saatinde hemen kendiniz kapatabilirsiniz: hesabınızdaki “Oyun limitleri” bölümünde kendini dışlamayı seçin. Sohbette bir insan varken destek ekibimiz de bunu sizin için yapabilir.',
      ],
    ],
  },
  information: {
    title: '{brand} hakkında',
    lead: 'Kimiz, işletme parasını nasıl kazanır ve sizin paranız nasıl kaydedilir.',
    sections: [
      [
        'İşletme',
        '{brand}, canlı casinosu ve spor bahisleri olan bir çevrim içi casinodur. Oyunları seven, küçük harfli yazıları sevmeyen insanlarca işletilir.',
      ],
      [
        'Nasıl kazanırız',
        'Her oyun ortalamada tüm bahislerin küçük bir bölümünü alıkoyar. Zamanla kasa kazanır. Eğlence için, kaybetmeyi göze alabileceğiniz parayla oynayın.',
      ],
      [
        'Paranız',
        'Defterlerimizde her oyuncunun parası, başkalarınınkinden ve işletmeninkinden ayrı durur. Her hareketi hesabınızda görürsünüz.',
      ],
    ],
  },
  'contact-us': {
    title: 'Bize ulaşın',
    lead: 'Bize ulaşmanın yolları: sohbet veya herhangi bir sayfadan gönderilen rapor.',
    sections: [
      [
        'Sohbet',
        'Sohbet kullanımdaysa sayfanın altından açılır. Birinin orada olup olmadığını söyler; kimse yoksa mesaj bırakın, yanıt verelim.',
      ],
      [
        'Destek ekibine rapor',
        '“Destek ekibine rapor gönder”, sohbet olsa da olmasa da sayfalarımızın altında durur. Neyin ters gittiğini yazın; destek ekibinin raporu bulacağı bir referans alırsınız.',
      ],
      [
        'Şikâyetler',
        'Ne olduğunu, ne zaman olduğunu ve ne yapmamızı istediğinizi anlatın. İki iş günü içinde ilk yanıtı alırsınız.',
      ],
      [
        'Sorumlu oyun',
        'Hemen şimdi oynamayı bırakmak istiyorsanız hesabınızdaki “Oyun limitleri” bölümünde mola veya kendini dışlama seçin: günün her saatinde hemen başlar. Sohbette bir insan varken bunu orada da söyleyebilirsiniz: hiçbir şey sorulmadan hesabınız kapatılır.',
      ],
    ],
  },
  'contact-live-chat': {
    title: 'Canlı destek',
    lead: 'Destek ekibimizle konuşun.',
    sections: [
      [
        'Yazmadan önce',
        'Hesabınızın e-posta adresi yanınızda olsun. Şifrenizi veya size gönderdiğimiz bir kodu asla sormayız.',
      ],
      ['Saatler', 'Sohbet, birinin orada olup olmadığını söyler. Kimse yoksa mesaj bırakın.'],
    ],
  },
  'closed-account': {
    title: 'Hesabınız kapalı',
    lead: 'Bu hesap kapatıldı ve giriş için kullanılamaz.',
    sections: [
      [
        'Paranız',
        'Size ait bakiye, son kullandığınız yönteme ödenir. Beş iş günü içinde gelmezse destek ekibine yazın.',
      ],
      [
        'Yeniden açma',
        'Kendi isteğinizle kapatılan hesaplar destek ekibiyle konuştuktan sonra yeniden açılabilir. Kendini dışlama uygulanan hesaplar süre boyunca kapalı kalır.',
      ],
    ],
  },
}
