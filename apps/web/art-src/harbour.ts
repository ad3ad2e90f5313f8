/** The head of the Harbour: a lighthouse over still water, 1120 x 200, cropped from its start. */
export const harbour = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1120 200" preserveAspectRatio="xMaxYMid slice"><defs><linearGradient id="harbour-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#121a2b"/>
<stop offset="1" stop-color="#20475f"/>
</linearGradient><linearGradient id="harbour-beam" x1="1" y1="0" x2="0" y2="0"><stop stop-color="#f8eac6" stop-opacity=".5"/>
<stop offset="1" stop-color="#f8eac6" stop-opacity="0"/>
</linearGradient></defs>
<rect width="1120" height="200" fill="url(#harbour-sky)"/>
<g fill="#fff"><circle cx="222.6" cy="93.6" r="0.5" opacity="0.6"/>
<circle cx="810.7" cy="75.8" r="0.6" opacity="0.7"/>
<circle cx="146.6" cy="69.6" r="1" opacity="0.5"/>
<circle cx="317.4" cy="103.2" r="0.6" opacity="0.6"/>
<circle cx="719" cy="40.4" r="0.8" opacity="0.6"/>
<circle cx="969.4" cy="50.1" r="1.1" opacity="0.3"/>
<circle cx="758.6" cy="36.7" r="0.4" opacity="0.6"/>
<circle cx="229.1" cy="57.9" r="0.8" opacity="0.2"/>
<circle cx="934.3" cy="77.4" r="0.6" opacity="0.2"/>
<circle cx="547.5" cy="34.1" r="0.9" opacity="0.3"/>
<circle cx="619.8" cy="105.3" r="0.9" opacity="0.3"/>
<circle cx="579.6" cy="35.8" r="0.8" opacity="0.6"/>
<circle cx="646.3" cy="67.5" r="0.8" opacity="0.5"/>
<circle cx="556.5" cy="19.8" r="1.1" opacity="0.5"/>
<circle cx="718.1" cy="60.8" r="0.9" opacity="0.7"/>
<circle cx="1027.6" cy="2.4" r="1" opacity="0.2"/>
<circle cx="745.8" cy="70.4" r="1.2" opacity="0.6"/>
<circle cx="1013.4" cy="87.4" r="0.6" opacity="0.5"/>
<circle cx="1072" cy="13.5" r="1.2" opacity="0.5"/>
<circle cx="888.4" cy="38.1" r="1" opacity="0.4"/>
<circle cx="800.8" cy="94.3" r="0.5" opacity="0.5"/>
<circle cx="623.7" cy="35.2" r="0.8" opacity="0.3"/>
<circle cx="546.5" cy="20.5" r="1.1" opacity="0.5"/>
<circle cx="639.9" cy="103.8" r="1.1" opacity="0.2"/>
<circle cx="240.8" cy="65.5" r="0.9" opacity="0.3"/>
<circle cx="294.2" cy="98.4" r="0.9" opacity="0.2"/>
<circle cx="516.3" cy="10" r="0.6" opacity="0.3"/>
<circle cx="197.8" cy="21.1" r="0.6" opacity="0.6"/>
<circle cx="164.3" cy="94.1" r="1" opacity="0.6"/>
<circle cx="424.3" cy="104.3" r="0.8" opacity="0.7"/>
<circle cx="927.5" cy="53.1" r="0.6" opacity="0.7"/>
<circle cx="1054.7" cy="9.1" r="0.7" opacity="0.4"/>
<circle cx="1010.1" cy="47.9" r="0.7" opacity="0.6"/>
<circle cx="826.6" cy="60.8" r="1.1" opacity="0.2"/>
<circle cx="6.8" cy="103.7" r="1.1" opacity="0.7"/>
<circle cx="927.5" cy="97.2" r="1" opacity="0.6"/>
<circle cx="399.6" cy="51.1" r="1.1" opacity="0.3"/>
<circle cx="446.1" cy="61.8" r="0.8" opacity="0.6"/>
<circle cx="43.2" cy="56.1" r="0.5" opacity="0.6"/>
<circle cx="451.4" cy="73.1" r="0.9" opacity="0.3"/>
<circle cx="319.9" cy="72.9" r="0.7" opacity="0.6"/>
<circle cx="121.4" cy="60.7" r="1" opacity="0.2"/>
<circle cx="146.8" cy="18.5" r="0.8" opacity="0.7"/>
<circle cx="517" cy="19.8" r="0.8" opacity="0.3"/>
<circle cx="871.3" cy="104.5" r="0.8" opacity="0.7"/>
<circle cx="682.2" cy="14.4" r="0.5" opacity="0.3"/>
<circle cx="709.2" cy="77.2" r="0.9" opacity="0.4"/>
<circle cx="687.3" cy="90.9" r="0.5" opacity="0.4"/>
<circle cx="1100.9" cy="94.9" r="0.6" opacity="0.6"/>
<circle cx="55.7" cy="65.7" r="0.5" opacity="0.5"/>
<circle cx="340" cy="80.9" r="0.8" opacity="0.5"/>
<circle cx="1039.3" cy="85.3" r="0.6" opacity="0.3"/>
<circle cx="1044" cy="90.5" r="1.2" opacity="0.2"/>
<circle cx="187.7" cy="68.9" r="0.5" opacity="0.6"/>
<circle cx="831.3" cy="87.9" r="0.4" opacity="0.6"/>
<circle cx="821.5" cy="98.9" r="0.5" opacity="0.2"/>
<circle cx="408.7" cy="70.6" r="1" opacity="0.3"/>
<circle cx="1111.1" cy="36.3" r="0.9" opacity="0.5"/>
<circle cx="830.3" cy="6.9" r="1" opacity="0.5"/>
<circle cx="513.2" cy="37.8" r="1" opacity="0.6"/>
</g>
<path d="M972 52L500 16V104Z" fill="url(#harbour-beam)"/>
<path d="M-20 132q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0V200H-20Z" fill="#21384b"/>
<path d="M790 148q60-22 120-20l40-14h70l40 14q60 0 100 22V200H790Z" fill="#0e1624"/>
<path d="M952 136l8-76h24l8 76Z" fill="#c6d3dd"/>
<path d="M955 104l2.500-22h29l2.500 22Z" fill="#446c95"/>
<path d="M972 136v-76h12l8 76Z" fill="#1f2e47" opacity=".3"/>
<rect x="960" y="40" width="24" height="22" rx="2" fill="#fee6aa"/>
<path d="M956 40h32l-16-16Z" fill="#364e6d"/>
<rect x="954" y="60" width="36" height="4" rx="1" fill="#364e6d"/>
<path d="M-20 160q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0V200H-20Z" fill="#142b3e"/>
<g transform="translate(680 166)"><path d="M-26 0h52l-8 11h-36Z" fill="#567896"/>
<path d="M-1-1v-40" stroke="#adc1cf" stroke-width="2"/>
<path d="M3-4V-38l20 32Z" fill="#ccdae4"/>
</g>
<path d="M-20 180q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0q45 -7 90 0V200H-20Z" fill="#0a2133"/>
</svg>`;
