import { chromium } from "@playwright/test";
import http from "http";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const ctx={}; const G={b,ctx,log:[]};
G.open=async(name,opt)=>{const c=await b.newContext(opt);const p=await c.newPage();
 p.on("console",m=>{if(m.type()=="error"||m.type()=="warning")G.log.push(name+": "+m.text())});p.on("pageerror",e=>G.log.push(name+" PE: "+e.message));ctx[name]=p;return p};
G.p=await G.open("laptop",{viewport:{width:1366,height:768}});
await G.p.goto("http://127.0.0.1:8099/");
G.n=1;
http.createServer((q,r)=>{let s="";q.on("data",d=>s+=d);q.on("end",async()=>{const out=[];const log=(...a)=>out.push(a.join(" "));
 try{const f=new (Object.getPrototypeOf(async function(){}).constructor)("G","p","log","shot","click","T","xy",s);
 const p=G.p;
 const shot=async(n)=>{const f=`/tmp/fresh1/${String(G.n++).padStart(3,"0")}-${n||"s"}.png`;await G.p.screenshot({path:f});log("shot",f)};
 const click=async(t,o={})=>{const t0=Date.now();await G.p.getByText(t,{exact:o.exact??false}).locator("visible=true").nth(o.n??0).click({timeout:4000});log("clicked",t,Date.now()-t0)};
 const xy=async(x,y)=>{await G.p.mouse.click(x,y)};
 const T=async()=>log((await G.p.locator("body").innerText()).slice(0,6000));
 await f(G,p,log,shot,click,T,xy);}catch(e){log("ERR",e.message.slice(0,600))}
 if(G.log.length){log("CONSOLE",G.log.splice(0).join("\n"))}
 r.end(out.join("\n")+"\n")})}).listen(8777,"127.0.0.1");
