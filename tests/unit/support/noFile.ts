// Stands for a file that webpack would take in, such as a picture or a style sheet: its address.
export default '/static/file';
