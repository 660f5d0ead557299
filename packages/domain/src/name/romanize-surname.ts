/**
 * Common one-character surnames with their romanisation in passports. Other names come with a Latin
 * spelling.
 */
const signs: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `王 wang 李 li lee 张 zhang 張 zhang chang 刘 liu 劉 liu 陈 chen 陳 chen chan 杨 yang 楊 yang 黄 huang wong 黃 huang wong 赵 zhao 趙 zhao
  吴 wu 吳 wu ng 周 zhou chow 徐 xu hsu 孙 sun 孫 sun 马 ma 馬 ma 朱 zhu 胡 hu 郭 guo 何 he ho 林 lin lim hayashi 高 gao 罗 luo 羅 luo 郑 zheng
  鄭 zheng cheng 梁 liang leung 谢 xie 謝 xie tse 宋 song 唐 tang 许 xu 許 xu hsu 邓 deng 鄧 deng tang 韩 han 韓 han 冯 feng 馮 feng fung 曹 cao
  彭 peng 曾 zeng tsang 萧 xiao 蕭 xiao 田 tian 董 dong 潘 pan 袁 yuan 蔡 cai tsai choi 蒋 jiang 蔣 jiang 余 yu 于 yu 杜 du 叶 ye 葉 ye yip 程 cheng
  魏 wei 苏 su 蘇 su 吕 lu 呂 lu 丁 ding 任 ren 卢 lu 盧 lu 姚 yao 沈 shen 钟 zhong 鍾 zhong chung 姜 jiang kang 崔 cui choi 谭 tan 譚 tan tam 陆 lu 陸 lu
  汪 wang 范 fan 金 jin kim 石 shi 廖 liao 贾 jia 賈 jia 夏 xia 韦 wei 韋 wei 付 fu 方 fang 白 bai baek 邹 zou 鄒 zou 孟 meng 熊 xiong 秦 qin 邱 qiu 江 jiang
  尹 yin yoon 薛 xue 闫 yan 段 duan 雷 lei 侯 hou 龙 long 龍 long 史 shi 陶 tao 黎 li lai 贺 he 賀 he 顾 gu 顧 gu 毛 mao 郝 hao 龚 gong 龔 gong 邵 shao 万 wan 萬 wan
  김 kim gim 이 lee yi 박 park bak 최 choi choe 정 jung jeong chung 강 kang gang 조 cho jo 윤 yoon yun 장 jang chang 임 lim im 한 han 오 oh o 서 seo suh 신 shin sin
  권 kwon gwon 황 hwang 안 ahn an 송 song 류 ryu yoo 유 yoo yu 홍 hong 전 jeon 고 ko go 문 moon mun 양 yang 손 son 배 bae 백 baek paik 허 heo hur 남 nam 심 shim sim 노 noh roh`
    .split(/\s+(?=[^\sa-z])/)
    .map((row) => row.trim().split(/\s+/))
    .map(([sign = '', ...sounds]) => [sign, sounds]),
)

/** Expects a folded surname. A separate table, because pages do not need it. */
export function romanizeSurname(folded: string): readonly string[] {
  return Object.hasOwn(signs, folded) ? (signs[folded] ?? []) : []
}
