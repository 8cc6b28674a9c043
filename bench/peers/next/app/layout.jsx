import { footer, header } from '../../shared/content.mjs';
import '../../shared/site.css';
import { Menu } from '../components/Menu';

export default function RootLayout({ children }) {
  return (
    <html lang="en-US">
      <body>
        <header>
          <a href="/us/en/home">Talvane</a>
          <nav aria-label="Main">
            <Menu items={header.menu} />
          </nav>
          <a href={header.contact.href}>{header.contact.title}</a>
        </header>
        <main>{children}</main>
        <footer>
          <p>{footer.statement}</p>
          <div className="columns">
            {footer.menus.map((column) => (
              <div key={column.title}>
                <h2>{column.title}</h2>
                <Menu items={column.items} />
              </div>
            ))}
          </div>
          <ul>
            {footer.locations.map((place) => (
              <li key={place.name}>
                <h3>{place.name}</h3>
                <p>{place.address}</p>
                <p>{place.phone}</p>
              </li>
            ))}
          </ul>
          <ul>
            {footer.socials.map((social) => (
              <li key={social.name}>
                <a href={social.link}>{social.name}</a>
              </li>
            ))}
          </ul>
          <Menu items={footer.legal} />
        </footer>
      </body>
    </html>
  );
}
