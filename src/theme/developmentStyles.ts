// The HTML of built pages has these styles where they are needed (hosting/html/addWritingStyles.ts).
import './writing.css';
