import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const base='http://localhost:4250', api=base+'/api/v1', pw='makes-the-best-matches';
mkdirSync('/tmp/shots',{recursive:true});
const j=async(m,u,b,t)=>{const r=await fetch(api+u,{method:m,headers:{...(b&&{'content-type':'application/json'}),...(t&&{authorization:'Bearer '+t})},body:b&&JSON.stringify(b)});const x=await r.text();if(!r.ok)console.log(m,u,r.status,x.slice(0,200));return x?JSON.parse(x):null;};
const L=await j('POST','/bearers',{email:'landlord@tilava.example',password:pw});
const T=await j('POST','/bearers',{email:'tenant@tilava.example',password:pw});
const anns=await j('GET',`/user/${L.user.id}/announcement`,null,L.bearer);
await j('POST',`/user/${L.user.id}/keys`,{label:'Property management',scopes:['announcements:read','announcements:write','files:write']},L.bearer);
await j('POST',`/user/${L.user.id}/keys`,{label:'Lobby display',scopes:['announcements:read','viewings:read'],announcements:anns.slice(0,2).map(a=>a.id)},L.bearer);
await j('POST',`/user/${L.user.id}/team`,{email:'colleague@example.com',role:'editor'},L.bearer);
const pdf=Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000053 00000 n \n0000000103 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF');
for (const title of ['Floor plan','Energy certificate']) { const f=new FormData(); f.append('file',new Blob([pdf],{type:'application/pdf'}),title.toLowerCase().replace(' ','-')+'.pdf'); const r=await fetch(api+`/documents/019b76da-a836-7000-8000-000000000036?title=${encodeURIComponent(title)}`,{method:'POST',headers:{authorization:'Bearer '+L.bearer},body:f}); if(!r.ok) console.log(await r.text()); }
const needs=await j('GET',`/properties/user/${T.user.id}`,null,T.bearer);
const n=needs[0]; console.log(needs.length,n.address,n.x,n.y);
const d=(dx,dy)=>[n.y+dx/55600*1,n.x+dy/111200];
const ring=[d(-900,-700),d(1100,-900),d(1500,300),d(400,1200),d(-1000,800)]; ring.push(ring[0]);
await j('PATCH',`/properties/${n.id}`,{drawnArea:{type:'Polygon',coordinates:[ring]}},T.bearer);
const pages=[
 ['landlord','keys','/user/keys'],['landlord','team','/user/team'],['landlord','import','/user/announcements/import'],
 ['landlord','announcement','/user/announcements/019b76da-a836-7000-8000-000000000036'],
 ['tenant','areaedit',`/user/edit/property/${n.id}`],['tenant','matches','/user/matches'],['tenant','match','/user/matches/019b76da-a836-7000-8000-000000000037'],['tenant','info','/user/information'],
];
const only=process.argv[2]?.split(',');
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
for (const [w,theme,lang] of [[1440,'light','en'],[390,'dark','fi'],[820,'light','sv'],[1440,'dark','fi'],[390,'light','en'],[820,'dark','en']]) {
  for (const who of ['landlord','tenant']) {
    const c=await b.newContext({viewport:{width:w,height:900},colorScheme:theme,locale:{en:'en-GB',fi:'fi-FI',sv:'sv-FI'}[lang]});
    const p=await c.newPage(); await p.goto(base+'/login'); await p.fill('input[autocomplete=username]',who+'@tilava.example'); await p.fill('input[type=password]',pw); await p.keyboard.press('Enter'); await p.waitForURL('**/user/**',{timeout:60000});
    for (const [role,name,path] of pages) { if(role!==who) continue; if(only&&!only.includes(name)) continue;
      await p.goto(base+path); await p.waitForTimeout(2500); 
      const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0) console.log('overflow',name,w,over);
      await p.screenshot({path:`/tmp/shots/${name}-${w}-${theme}-${lang}.png`,fullPage:true}); }
    await c.close();
  }
}
await b.close();
