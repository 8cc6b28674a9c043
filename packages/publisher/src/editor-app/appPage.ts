/** The page that the editor frames. Its addresses are relative, so that another server may have the files. */
export const appHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Live here since</title>
<link rel="stylesheet" href="app.css">
</head>
<body><script src="app.js"></script></body>
</html>
`;

/** Follows the look of Contentful's sidebar, which is always light. */
export const appStyles = `*{box-sizing:border-box}
body{margin:0;font:14px/1.45 system-ui,"Segoe UI",Roboto,Arial,sans-serif;color:#1b2430;background:#fff;overflow-wrap:anywhere}
main{padding:2px 2px 8px}
h1{font-size:16px;line-height:1.3;margin:0 0 4px}
h2,summary{font-size:14px;font-weight:600;margin:12px 0 4px}
summary{cursor:pointer}
p{margin:0 0 6px}
section#state{border-inline-start:4px solid #5a6572;padding-inline-start:10px}
section#state.calm{border-color:#1a7f4b}
section#state.busy{border-color:#0b63c5}
section#state.bad{border-color:#b3261e}
section#state.bad h1{color:#b3261e}
ul{margin:0;padding-inline-start:18px}
li{margin:2px 0}
a{color:#0b55a8}
.soft{color:#4a5563}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin-block-start:10px}
.actions [hidden]{display:none}
.actions a,button{font:600 14px/1.2 inherit;font-family:inherit;min-height:32px;padding:7px 12px;border:1px solid #76808c;border-radius:6px;background:#fff;color:#1b2430;text-decoration:none;cursor:pointer}
.actions a:hover,button:hover{background:#eef1f4}
button:disabled{color:#6b7480;cursor:default}
:focus-visible{outline:3px solid #0b63c5;outline-offset:1px}
`;
