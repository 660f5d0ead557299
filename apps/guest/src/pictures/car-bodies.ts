/** The cars in the car park, each drawn from the side, facing right. The scene draws the wheels. */
export interface CarBody {
  readonly outline: string
  readonly windows: readonly string[]
  /** Door gaps and other lines of the side. */
  readonly lines: string
  readonly handles: string
  readonly lamp: string
  readonly tailLamp: string
  readonly sill: string
  readonly wheels: { readonly back: number; readonly front: number; readonly y: number; readonly r: number }
  /** Mixed into the base colour, so that no two cars look alike. */
  readonly tint: string
  readonly inside?: readonly string[]
}

const defaultWheels = { back: 366, front: 836, y: 974, r: 92 }

export const carBodies = {
  compact: {
    outline:
      'M206 972c-10-60-2-116 26-142 24-20 66-32 104-38 58-56 128-98 224-104 96-6 172 4 226 44l92 66c60 6 108 20 126 46 16 30 18 90 10 126-4 14-12 20-26 20H232c-16 0-24-4-26-18z',
    windows: [
      'M356 796c54-48 108-78 196-82l6 86-190 8c-16 0-24-2-12-12z',
      'M576 713c92-4 150 4 196 36l64 46c6 6 2 9-8 9l-246-4z',
    ],
    lines: 'M566 808v150M566 960H460M566 960h220',
    handles: 'M590 872h54M486 874h50',
    lamp: 'M962 846c24 6 42 16 50 30l-40 2c-12-6-18-18-10-32z',
    tailLamp: 'M218 846c10-8 30-12 44-10l-10 34-40 4z',
    sill: 'M212 948h796l-6 30q-4 12-18 12H236q-16 0-22-12z',
    wheels: defaultWheels,
    tint: 'var(--art-object)',
  },
  small: {
    outline:
      'M250 972C236 900 240 846 262 806C272 770 304 694 354 672C424 646 560 646 636 660C700 674 742 734 792 790C862 796 912 812 928 844C942 884 944 932 936 970Q932 990 910 990H276Q254 990 250 972Z',
    windows: [
      'M332 792C348 746 372 712 402 702C440 690 490 688 530 688V800H346Q328 800 332 792Z',
      'M554 688C610 688 650 698 676 722C702 748 718 770 734 790Q736 800 724 800H554Z',
    ],
    lines: 'M542 806v152M542 960H470M542 960h190',
    handles: 'M566 862h50',
    lamp: 'M884 838c22 4 36 14 42 28l-38 2c-10-6-12-18-4-30z',
    tailLamp: 'M262 832c10-6 22-8 34-6l-6 40-34 4z',
    sill: 'M256 950h676l-6 28q-4 12-18 12H280q-18 0-22-12z',
    wheels: { back: 390, front: 794, y: 974, r: 88 },
    tint: 'var(--art-water)',
  },
  estate: {
    outline:
      'M176 972C168 912 172 856 194 818C204 784 228 716 264 704C360 680 600 676 700 694C762 708 808 752 858 800C932 806 992 822 1010 850C1024 884 1026 932 1018 970Q1014 990 992 990H204Q182 990 176 972Z',
    windows: [
      'M248 800C258 762 276 730 298 724C350 714 400 712 448 710V806H262Q244 806 248 800Z',
      'M470 709C540 706 580 706 622 708L634 806H470Z',
      'M646 710C712 714 752 740 796 788Q806 806 790 806H658Z',
    ],
    lines: 'M640 812v146M460 812v60M640 960H470M640 960h90',
    handles: 'M662 872h54M560 872h50',
    lamp: 'M964 848c24 6 42 16 50 30l-42 2c-12-6-16-18-8-32z',
    tailLamp: 'M194 838c12-8 28-10 42-8l-8 46-42 4z',
    sill: 'M182 950h832l-6 28q-4 12-18 12H208q-18 0-22-12z',
    wheels: defaultWheels,
    tint: 'var(--art-metal)',
  },
  suv: {
    outline:
      'M186 950C172 872 178 794 206 752C216 704 248 644 290 634C400 612 600 610 692 626C746 636 790 694 826 746C914 754 988 772 1008 804C1028 852 1028 912 1018 950Q1012 976 986 976H218Q192 976 186 950Z',
    windows: [
      'M266 740C276 700 294 668 316 660C366 650 410 648 454 648V746H280Q262 746 266 740Z',
      'M478 647C540 645 580 645 618 648L630 746H478Z',
      'M644 650C704 654 738 690 770 734Q778 746 764 746H656Z',
    ],
    lines: 'M640 752v190M466 752v90M640 944H480M640 944h70M300 622H680',
    handles: 'M662 818h56M552 818h50',
    lamp: 'M958 800c26 6 44 18 50 34l-46 2c-12-8-14-22-4-36z',
    tailLamp: 'M206 772c12-6 26-8 38-6l-6 58-40 4z',
    sill: 'M190 926h830l-8 36q-6 14-22 14H216q-18 0-22-14z',
    wheels: { back: 366, front: 836, y: 962, r: 104 },
    tint: 'var(--art-deep)',
  },
  convertible: {
    outline:
      'M190 972C180 922 186 868 214 846C262 826 380 818 470 818H660C760 808 944 818 1002 850C1028 884 1028 938 1018 972Q1014 990 992 990H218Q196 990 190 972Z',
    windows: ['M648 818L722 724Q730 716 736 726L716 818Z'],
    lines: 'M650 824v134M458 824v134M650 960H460M650 960h80',
    handles: 'M482 876h54',
    lamp: 'M958 852c26 4 46 14 52 28l-44 2c-12-6-16-16-8-30z',
    tailLamp: 'M206 862c12-8 30-10 46-8l-10 32-42 4z',
    sill: 'M196 952h818l-6 26q-4 12-18 12H222q-18 0-22-12z',
    wheels: defaultWheels,
    tint: 'var(--art-glow)',
    inside: [
      'M244 842C280 796 360 788 420 818Z',
      'M448 820C440 776 450 752 470 750C492 750 504 780 506 820Z',
      'M566 820C558 776 568 752 588 750C610 750 622 780 624 820Z',
    ],
  },
  van: {
    outline:
      'M166 966C158 862 160 664 174 606Q182 570 224 566L720 564C792 566 842 624 886 704C954 724 1012 748 1024 794C1034 852 1034 922 1024 966Q1020 990 994 990H196Q170 990 166 966Z',
    windows: [
      'M204 620Q206 606 220 606H398V716H204Z',
      'M422 606H598V716H422Z',
      'M622 606H716C762 612 798 658 826 706Q828 716 816 716H622Z',
    ],
    lines: 'M610 722v236M410 722v236M610 960H470M410 796h200M610 960h120',
    handles: 'M630 800h50M556 800h40',
    lamp: 'M976 800c24 6 40 18 46 34l-44 4c-10-8-12-24-2-38z',
    tailLamp: 'M170 720h34v70h-34z',
    sill: 'M170 948h854l-6 30q-4 12-20 12H196q-18 0-22-12z',
    wheels: defaultWheels,
    tint: 'var(--art-linen)',
  },
} as const satisfies Record<string, CarBody>
