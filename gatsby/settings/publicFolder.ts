/** Where Gatsby writes the site, from the folder of the project. */
export const publicFolder = 'public';
