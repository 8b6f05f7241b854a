/**
 * One word in Latin letters and in Devanagari, a line each, whose spellings do not sound alike by rule: mostly English words, which
 * Devanagari spells by ear. Translations (watch, घड़ी) are synonyms of the owner's.
 */
const lines = `
anklet एंकलेट
attar itr ittar अत्तर इत्र
baby बेबी
bag बैग बॅग
ball बॉल
bangle बैंगल
barfi burfi बर्फी
bed बेड
bedsheet बेडशीट
belt बेल्ट
biscuit बिस्कुट बिस्किट
black ब्लैक
blanket ब्लैंकेट ब्लेंकेट
blouse ब्लाउज़ ब्लाउस
blue ब्लू
book बुक
bottle botal बोतल बॉटल
bowl बाउल
box बॉक्स
bracelet ब्रेसलेट
brass ब्रास
bread ब्रेड
bulb बल्ब
butter बटर
button बटन
cable केबल
cake केक
camera कैमरा
candle कैंडल कैन्डल
card कार्ड
carpet कार्पेट कारपेट
ceramic सिरेमिक सेरामिक
chain चेन
chair चेयर
charger चार्जर
chiffon शिफॉन शिफ़ॉन शिफोन
chocolate चॉकलेट चाकलेट
clock क्लॉक
coat कोट
coffee कॉफ़ी काफ़ी
cooker कुकर
copper कॉपर
cover कवर
cream क्रीम
crepe क्रेप
cup कप
curtain कर्टन कर्टेन
cushion कुशन
cycle साइकिल साईकिल
denim डेनिम
design डिज़ाइन
designer डिज़ाइनर
dhurrie durry durrie dari दरी
diamond डायमंड
diary डायरी
doll डॉल
dress ड्रेस
earphone ईयरफोन इयरफोन
earring इयररिंग ईयररिंग
elaichi ilaichi इलायची
fan फैन
fashion फैशन
frame फ्रेम
frock फ्रॉक
game गेम
georgette जॉर्जेट जार्जेट
gift गिफ्ट
glass गिलास ग्लास
gold गोल्ड
golden गोल्डन
green ग्रीन
headphone हेडफोन
helmet हेलमेट
honey हनी
jacket जैकेट जाकेट
jar जार
jean जींस जीन्स
jalebi jilebi जलेबी
juice जूस
kadhai kadai karahi कढ़ाई कड़ाही कड़ाई
kettle केतली केटल
kid किड
kit किट
knife नाइफ
lamp लैंप लैम्प लेम्प
laptop लैपटॉप
leather लेदर लैदर
light लाइट
linen लिनन लिनेन
lipstick लिपस्टिक
locket लॉकेट
mat मैट
mirror मिरर
mixer मिक्सर
mobile मोबाइल
mug मग
mulmul malmal मलमल
necklace नेकलेस
net नेट
notebook नोटबुक
nylon नायलॉन
oil ऑयल
orange ऑरेंज
organza ऑर्गेंजा ऑर्गैंजा
pan पैन
paper पेपर
party पार्टी
pen पेन
pencil पेंसिल
pendant पेंडेंट
perfume परफ्यूम
phone फ़ोन
pickle पिकल
pillow पिलो
pink पिंक
plastic प्लास्टिक
plate प्लेट
polyester पॉलिएस्टर
pot पॉट
powder पाउडर
print प्रिंट
printed प्रिंटेड
purple पर्पल
purse पर्स
pyjama pajama पजामा पाजामा पायजामा
rayon रेयान रेयॉन
red रेड
rice राइस
ring रिंग
rug रग
sandal सैंडल सेंडल
satin साटन सैटिन
sauce सॉस
scarf स्कार्फ
shampoo शैंपू शैम्पू
shawl shaal शाल शॉल
sheet शीट
shirt शर्ट
shoe शू शूज़
silk सिल्क
silver सिल्वर
size साइज़
skirt स्कर्ट
soap सोप
sock सॉक्स
sofa सोफ़ा
speaker स्पीकर
spoon स्पून
steel स्टील
sugar शुगर
suit सूट
sweater स्वेटर
table टेबल
tea टी
tight टाइट
top टॉप
towel टॉवल टावल
toy टॉय
tray ट्रे
tshirt टीशर्ट
tussar tussah tasar टसर तसर
velvet वेलवेट
wallet वॉलेट
watch वॉच वाच
wedding वेडिंग
white व्हाइट वाइट
wooden वुडन
wool वूल
woolen woollen वूलन वुलन
yellow येलो
zip ज़िप`

export const loanWords: string[][] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
